// S-6: scenes and charts as a browser shows them.
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openScreen } from '../../testing/browser/open-screen.ts'
import { SCREENS, type Screen } from '../../testing/browser/screens.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'

function findChartScreen(): Screen {
  const screen = SCREENS.find(({ name }) => name === 'tool, a chart')
  if (screen === undefined) throw new Error('There is no such screen.')
  return screen
}

test.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
] as const)('S-6: the content policy lets the scene of a tool through, and it is painted: %s', async (_look, look) => {
  await using visit = await startVisit(stage.browser, look)
  const { page } = visit
  await page.goto(stage.server.url + TOOL, { waitUntil: 'networkidle' })
  const scene = page.locator('main section img').first()
  const painted = await scene.screenshot()
  // Nothing is what a visitor would see whose browser blocks the file.
  await scene.evaluate((image) => image.setAttribute('src', 'data:,'))
  expect(painted.equals(await scene.screenshot())).toBe(false)
})

test('S-6: a scene is asked for once, arrives small and may be kept for ever', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(stage.server.url + TOOL, { waitUntil: 'load' })
  await expect.poll(() => asked.filter((url) => url.includes('/assets/scenes/'))).toHaveLength(1)
  const url = asked.find((one) => one.includes('/assets/scenes/')) as string
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(3000)
})

test('S-6: without scripts every tool with a chart has it, with its table', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(stage.server.url + TOOL)
  await page.locator('section', { has: page.locator('summary', { hasText: 'How do we know?' }) }).waitFor()
  await page.getByText('How do we know?').click()
  const chart = page.getByRole('figure')
  await chart.getByRole('img', { name: 'How screen time ended' }).waitFor()
  await chart.getByRole('row', { name: 'endings went badly 22 in 100' }).waitFor()
})

test('S-6: an open chart has no violations in forced colours either', async () => {
  await using visit = await openScreen(stage, findChartScreen(), { forcedColors: 'active' })
  expect(await findViolations(visit.page)).toEqual([])
  const [rest, counted] = await visit.page
    .locator('figure path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect(counted).not.toBe(rest)
})

test('S-6: with text of twice the size on a phone the table of a chart can be seen, because words in a drawing do not grow', async () => {
  await using visit = await openScreen(stage, findChartScreen(), { viewport: { width: 390, height: 844 } })
  const table = visit.page.getByRole('figure').getByRole('table')
  const isClipped = () => table.evaluate((element) => getComputedStyle(element).clipPath !== 'none')
  expect(await isClipped()).toBe(true)
  await visit.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await isClipped()).toBe(false)
  for (const width of [390, 360]) {
    await visit.page.setViewportSize({ width, height: 844 })
    const figure = await visit.page.getByRole('figure').boundingBox()
    const shown = await table.boundingBox()
    expect(shown?.width, `at ${width} px`).toBeLessThanOrEqual(figure?.width ?? 0)
  }
})
