// A weak signal and a slow phone.
import type { Page } from 'playwright-core'

/** Every answer takes 400 ms more, and every script four times as long. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page whose scripts come only once what is to be typed is typed. @returns lets them come */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letGo
}
