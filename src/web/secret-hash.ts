// The part of an address after `#`, when it is a secret. The start script has moved it here from the address bar (K1).
declare global {
  interface Window {
    secretHash?: string
  }
}

/** Empty when the page was opened without one. Read in the browser only. */
export function readSecretHash(): string {
  return window.secretHash ?? ''
}
