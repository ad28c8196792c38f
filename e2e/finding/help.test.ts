// 'Get help now' for somebody whose hands shake: what is happening, one tap, and a number to press.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadHelpDirectory, loadHelplines } from '#src/features/help/help.server.ts'
import { LAUNCHPAD_ID, nowPath } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

const labels = loadHelpDirectory('en').routes.map(({ label }) => label)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const row = (page: Page, label: string) => page.locator('summary', { hasText: label })

/** The first number to ring in the opened row, and whether all of it can be seen. */
function firstCall(page: Page, label: string) {
  return row(page, label).evaluate((summary) => {
    const call = summary.parentElement?.querySelector('a[href^="tel:"]')
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    if (!call?.checkVisibility()) return undefined
    const { top, bottom, width, height } = call.getBoundingClientRect()
    return { seen: top >= header && bottom <= innerHeight, width, height }
  })
}

test('D5, Q-12: at 390 x 844 the first screen has 999 across its width and the situations, a row for each', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/help`)
  const call = page.getByRole('main').getByRole('link', { name: /^Call 999/ })
  expect(await call.getAttribute('href')).toBe('tel:999')
  const box = await call.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(340)
  expect(box?.height).toBeGreaterThanOrEqual(48)

  const rows = await Promise.all(labels.map((label) => row(page, label).boundingBox()))
  for (const [index, one] of rows.entries()) expect(one?.height, labels[index]).toBe(48)
  expect(rows.filter((one) => one !== null && one.y + one.height <= 844).length).toBeGreaterThanOrEqual(11)
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('D5: %s', (_name, javaScriptEnabled) => {
  test('each situation opens in place, and the directory behind "All help lines A to Z"', async () => {
    await using visit = await startVisit(stage.browser, { ...PHONE, javaScriptEnabled })
    const { page } = visit
    await openPage(page, `${stage.server.url}/help`)
    for (const label of labels) {
      await row(page, label).tap()
      expect((await firstCall(page, label))?.height, label).toBeGreaterThanOrEqual(24)
    }
    await row(page, 'All help lines A to Z').tap()
    const entries = await page.locator('summary:has-text("A to Z") + ul > li').allInnerTexts()
    expect(entries).toHaveLength(loadHelplines('en').length)
    expect(entries).toEqual(entries.toSorted(new Intl.Collator('en').compare))
  })
})

test.each([
  [390, 844],
  [360, 640],
])(
  'D5, Q-12: at %i x %i one tap on a situation puts its first number in sight',
  { timeout: 120_000 },
  async (width, height) => {
    await using visit = await startVisit(stage.browser, { ...PHONE, viewport: { width, height } })
    const { page } = visit
    for (const label of labels) {
      await openPage(page, `${stage.server.url}/help`)
      // What is open above would move what is below.
      expect(await page.evaluate(() => [scrollY, document.querySelectorAll('details[open]').length])).toEqual([0, 0])
      await row(page, label).tap()
      // The browser tells of the opening a moment after it.
      await expect.poll(() => firstCall(page, label), { message: label }).toMatchObject({ seen: true })
    }
  },
)

test.each(['/help', nowPath(LAUNCHPAD_ID, 'module3', '3.5')])(
  'on a wide screen the numbers of %s stand right of what to do, and only 999 is solid red',
  async (path) => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 800 } })
    const { page } = visit
    await openPage(page, stage.server.url + path)
    const main = page.getByRole('main')
    const steps = await main.locator('ol > li, summary').first().boundingBox()
    const number = await main
      .getByRole('link', { name: /Samaritans/ })
      .last()
      .boundingBox()
    expect(number?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0))
    const red = await main
      .locator('a, button')
      .evaluateAll((ways) => ways.filter((way) => getComputedStyle(way).backgroundColor === 'rgb(196, 50, 28)'))
    expect(red).toHaveLength(1)
  },
)

test('the situations stand in four groups, each with a heading', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/help`)
  const groups = page.locator('section', { has: page.locator('summary') })
  expect(await groups.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Right now',
    'Pictures and pressure',
    'Feelings and home',
    'Money, AI and the rest',
  ])
  expect(await groups.locator('summary').count()).toBe(labels.length)
})

test('D5: on paper all of it is open', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await openPage(page, `${stage.server.url}/help`)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.getByRole('main').innerText()
  for (const { situation, first, afterwards } of loadHelpDirectory('en').routes) {
    // The words of a nation's term differ, so the plain words around it are looked for.
    const plain = [...first, ...afterwards].filter((words) => typeof words === 'string')
    for (const words of [situation, ...plain]) expect(printed).toContain(words)
  }
  for (const { expect: words } of loadHelplines('en')) expect(printed).toContain(words)
})

test('D10, Q-15: help and every checklist lead to tools', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  for (const path of ['/help', ...(await checklistPaths(page))]) {
    await page.goto(stage.server.url + path)
    const tools = await page.locator('main a[href*="/lessons/"]').count()
    expect(tools, path).toBeGreaterThanOrEqual(2)
  }
})

test('D26: yellow is no ornament beside situations, phases and horizons', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  for (const path of ['/help', '/roadmap', '/about', '/resources/digital-safety-sprint']) {
    await openPage(page, stage.server.url + path)
    const bars = await page.locator('main *').evaluateAll(
      (elements) =>
        elements.filter((element) => {
          const { borderLeftColor, borderLeftWidth } = getComputedStyle(element)
          return borderLeftColor === 'rgb(255, 198, 41)' && Number.parseFloat(borderLeftWidth) >= 4
        }).length,
    )
    expect(bars, path).toBe(0)
  }
})

async function checklistPaths(page: Page): Promise<string[]> {
  await page.goto(`${stage.server.url}/resources`)
  const paths = await page
    .locator('main a[href^="/resources/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(paths).size).toBe(4)
  return [...new Set(paths)]
}
