// Scenes as a browser shows them.
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

test('the scene of a tool is small, cached permanently, and has light and dark colours', async ({ page }) => {
  const arriving = page.waitForResponse('**/assets/scenes/**')
  await openPage(page, TOOL)
  const scene = await arriving
  expect(scene.headers()['content-type']).toBe('image/svg+xml')
  expect(scene.headers()['cache-control']).toContain('immutable')
  const { responseBodySize } = await scene.request().sizes()
  expect(responseBodySize).toBeLessThanOrEqual(3000)

  const image = page.locator('main section img').first()
  const painted: Buffer[] = []
  for (const look of LOOKS) {
    await page.emulateMedia(look)
    painted.push(await image.screenshot())
  }
  // Nothing is what a visitor would see in whose browser the content policy blocks the file.
  await image.evaluate((element) => element.setAttribute('src', 'data:,'))
  for (const [index, look] of LOOKS.entries()) {
    await page.emulateMedia(look)
    expect(painted[index]?.equals(await image.screenshot()), JSON.stringify(look)).toBe(false)
  }
})
