// Nothing moves while somebody reads, not when the typefaces come late either (decision 147).
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ABOUT_PATH, HELP_PATH, HOME_PATH, LAUNCHPAD_ID, lessonPath, TOOLS_PATH } from '#src/shared/paths.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

/** Long after the first paint, and long before the page is left. */
const LATE = 600

/** A layout shift of 0.01, which is how exactly it is told; a button that grows by a hair is less. */
const IN_SIGHT = 0.01

const PATHS = [HOME_PATH, HELP_PATH, ABOUT_PATH, TOOLS_PATH, lessonPath(LAUNCHPAD_ID, 'module1', '1.1')]
const VISITS = PATHS.flatMap((path) => [
  { path, width: 412 },
  { path, width: 900 },
])

test.each(VISITS)('typefaces that come late move nothing: $path at $width pixels', async ({ path, width }) => {
  await using visit = await startVisit(stage.browser, { cold: true, viewport: { width, height: 823 } })
  const { page, context } = visit
  const arrived: string[] = []
  await context.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue()
    arrived.push(route.request().url())
  })
  await page.addInitScript(watchShifts)
  await page.goto(stage.server.url + path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await expect.poll(() => arrived.length).toBeGreaterThan(1)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const shifts = await readShifts(page)
  const moved = shifts.reduce((total, { value }) => total + value, 0)
  expect(moved, JSON.stringify(shifts)).toBeLessThan(IN_SIGHT)
})

function watchShifts(): void {
  const shifts: object[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(entry.toJSON())
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Everything that moved, how much and what, as the browser counts it. */
function readShifts(page: Page): Promise<{ value: number }[]> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
}
