// Collects faults of a page that are not visible: console errors (a hydration error is one), exceptions, and what the content policy blocked.
import type { Page } from 'playwright-core'

/**
 * The browser's word for a change of page it showed without its animation, because the window was resized. The
 * change itself took place.
 */
const SKIPPED_ANIMATION = /^Transition was (aborted because of invalid state|skipped)/

/** What the browser itself prints while a device has no network: about a file, a request, and its search for a newer service worker. */
export const WITHOUT_NETWORK = /ERR_|Failed to load resource|Failed to fetch|when fetching the script/

/**
 * @param expected console errors that belong to the test, such as the browser's line about a 404
 * @returns a list that grows while the page is open
 */
export function watchTroubles(page: Page, expected?: RegExp): readonly string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    const wanted = expected?.test(message.text()) === true
    if (message.type() === 'error' && !wanted) troubles.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED_ANIMATION.test(message)) troubles.push(message)
  })
  return troubles
}
