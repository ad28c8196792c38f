// Scenes and charts as a browser shows them.
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { SCREENS, showScreen } from '../../testing/browser/screens.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

test('the scene of a tool is small, cached without end, and has colours for light and dark', async ({ page }) => {
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

test('an open chart holds in forced colours and with text of twice the size', async ({ page, server }) => {
  const screen = SCREENS.find(({ name }) => name === 'tool, a chart')
  if (screen === undefined) throw new Error('There is no such screen.')
  await page.emulateMedia({ forcedColors: 'active' })
  await showScreen(page, screen, server.url)
  expect(await findViolations(page)).toEqual([])
  const [rest, counted] = await page
    .locator('figure path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect(counted).not.toBe(rest)

  // Words in a drawing do not grow: its table is shown instead.
  const table = page.getByRole('figure').getByRole('table')
  const isClipped = () => table.evaluate((element) => getComputedStyle(element).clipPath !== 'none')
  expect(await isClipped()).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(isClipped).toBe(false)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const figure = await page.getByRole('figure').boundingBox()
    const shown = await table.boundingBox()
    expect(shown?.width, `at ${width} px`).toBeLessThanOrEqual(figure?.width ?? 0)
  }
})
