import type { Page } from 'playwright-core'

/** Waits until the service worker has what it keeps, so that the network may go. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
