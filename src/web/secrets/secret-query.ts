// The query of an address that held a secret. The start script has moved it here from the address bar.
declare global {
  interface Window {
    secretQuery?: string
  }
}

/** Whether the page was opened by an address with a secret. */
export function cameWithSecret(): boolean {
  return window.secretQuery !== undefined
}

/** The parameters the page was opened with. Read in the browser only. */
export function readSecretQuery(): URLSearchParams {
  return new URLSearchParams(window.secretQuery ?? window.location.search)
}
