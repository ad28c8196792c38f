import type { Page } from 'playwright-core'
import { KEEP_THE_REST, WHOLE } from '#src/shared/kept-caches.ts'

const INSTALL_TIMEOUT_MS = 30_000

/** Waits until the service worker has stored the pages of a first visit. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Has everything kept, as on Wi-Fi, and waits until the network may go. */
export async function keepEverything(page: Page): Promise<void> {
  await waitForWorker(page)
  await page.evaluate((words) => navigator.serviceWorker.controller?.postMessage(words), KEEP_THE_REST)
  const end = Date.now() + INSTALL_TIMEOUT_MS
  while (!(await hasEverything(page))) {
    if (Date.now() > end) throw new Error('The service worker did not keep everything in time.')
    await page.waitForTimeout(100)
  }
}

/** Whether all is kept that can be. */
export function hasEverything(page: Page): Promise<boolean> {
  return page.evaluate(async (whole) => (await caches.keys()).some((name) => name.includes(whole)), WHOLE)
}
