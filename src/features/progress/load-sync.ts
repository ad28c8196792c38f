/**
 * What keeps this device and the account together. It brings the code that checks answers, so it is loaded after the page.
 * @returns null where it does not come, as without a network: what waits is sent another time
 */
export function loadSync() {
  return import('./progress-sync.ts').catch(() => null)
}
