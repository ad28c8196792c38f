/**
 * Loads the code that syncs this device and the account. It is large, because it checks answers, so it is loaded after the page.
 * @returns null where it cannot be loaded, as without a network: what waits is sent another time
 */
export function loadSync() {
  return import('./progress-sync.ts').catch(() => null)
}
