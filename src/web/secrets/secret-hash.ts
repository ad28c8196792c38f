// The part of an address after `#`, when it is a secret. The start script has moved it here from the address bar.
declare global {
  interface Window {
    secretHash?: string
  }
}

/** Empty when the page was opened without one. Read in the browser only. */
export function readSecretHash(): string {
  return window.secretHash ?? ''
}

/**
 * Takes a secret out of the address bar that comes while the page is open, when no start script runs. A part of the page, such as
 * the one the skip link leads to, is no secret.
 * @returns how to stop
 */
export function watchSecretHash(onSecret: (secret: string) => void): () => void {
  const take = () => {
    const secret = location.hash.slice(1)
    if (secret === '' || document.getElementById(secret) !== null) return
    window.secretHash = secret
    history.replaceState(history.state, '', location.pathname + location.search)
    onSecret(secret)
  }
  addEventListener('hashchange', take)
  return () => removeEventListener('hashchange', take)
}
