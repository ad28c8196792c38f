/** Whether the device keeps a page for when there is no network (`src/offline/`). @param address with or without our origin */
export async function isPageKept(address: string): Promise<boolean> {
  if (!('caches' in window)) return false
  // Kept pages have the version of their words in their search.
  return (await caches.match(new URL(address, location.href).pathname, { ignoreSearch: true })) !== undefined
}
