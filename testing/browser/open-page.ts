// A page that answers. Waiting for silence on the network instead costs a second a page, and on a slow machine there is
// silence before the scripts have run.
import type { Page, Response } from 'playwright-core'

/** Opens an address and waits until presses are answered. @returns the server's answer */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'load' })
  await waitUntilReady(page)
  return answer
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' })
  await waitUntilReady(page)
}

/** The page answers presses, or no script runs here at all. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.starting === undefined)
}
