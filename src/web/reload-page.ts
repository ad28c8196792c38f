// Loading the page again: when a part of it is gone after a release, and when the parent asks for it.

let isWanted = false

/** The router loads a page again by itself too, which `ui/frame/missing-parts.tsx` refuses: this is the way round it. */
export function reloadPage(): void {
  isWanted = true
  window.location.reload()
}

/** Whether it was us who load the page again. */
export function isReloadWanted(): boolean {
  return isWanted
}

/** Once the first script runs: a part of a page that our server no longer has (404) loads the page again. */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadIfGone(payload))
}

/** Reloads once: when the part is missing again, the page shows a sentence in its place. */
async function reloadIfGone({ message }: Error): Promise<void> {
  const [address] = /\S*\/assets\/[^\s"')]+/.exec(message) ?? []
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (address === undefined || visit?.type === 'reload') return
  if ((await statusOf(address)) === 404) reloadPage()
}

/** What our server says of an address; 504 where nothing comes. No service worker answers for it. */
export async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status ?? 504
}
