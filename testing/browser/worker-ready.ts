import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { KEEP_THE_REST, WHOLE } from '#src/shared/kept-caches.ts'

/** Waits until the service worker has what it keeps at a first visit (decision 146). */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Has everything kept, as on Wi-Fi, and waits until the network may go. */
export async function keepEverything(page: Page): Promise<void> {
  await waitForWorker(page)
  await page.evaluate((words) => navigator.serviceWorker.controller?.postMessage(words), KEEP_THE_REST)
  await expect.poll(() => hasEverything(page), { timeout: 30_000 }).toBe(true)
}

/** Whether all is kept that can be. */
export function hasEverything(page: Page): Promise<boolean> {
  return page.evaluate(async (whole) => (await caches.keys()).some((name) => name.includes(whole)), WHOLE)
}
