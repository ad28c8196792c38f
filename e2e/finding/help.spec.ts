// 'Get help now' for a parent whose hands shake: what is happening, one tap, and a number to press.

import type { Page } from '@playwright/test'
import { loadHelpDirectory, loadHelplines } from '#src/features/help/help.server.ts'
import { HELP_PATH, LAUNCHPAD_ID, nowPath } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const labels = loadHelpDirectory('en').routes.map(({ label }) => label)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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

test('the numbers and the situations are visible on a phone, a wide screen and paper', async ({ page, newVisitor }) => {
  await test.step('on a phone 999 across its width, and the situations, a row for each, in four groups', async () => {
    await openPage(page, HELP_PATH)
    const call = page.getByRole('main').getByRole('link', { name: /^Call 999/ })
    await expect(call).toHaveAttribute('href', 'tel:999')
    const box = await call.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(340)
    expect(box?.height).toBeGreaterThanOrEqual(48)

    const rows = await Promise.all(labels.map((label) => row(page, label).boundingBox()))
    for (const [index, one] of rows.entries()) expect(one?.height, labels[index]).toBe(48)
    expect(rows.filter((one) => one !== null && one.y + one.height <= 844).length).toBeGreaterThanOrEqual(10)
    const groups = page.locator('section', { has: page.locator('summary') })
    await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
      'Right now',
      'Pictures and pressure',
      'Feelings and home',
      'Money, AI and the rest',
    ])
    await expect(groups.locator('summary')).toHaveCount(labels.length)
  })

  await test.step('on paper all of it is open', async () => {
    await page.emulateMedia({ media: 'print' })
    const printed = await page.getByRole('main').innerText()
    for (const { situation, first, afterwards } of loadHelpDirectory('en').routes) {
      // The words of a nation's term differ, so the plain words around it are looked for.
      const plain = [...first, ...afterwards].filter((words) => typeof words === 'string')
      for (const words of [situation, ...plain]) expect(printed).toContain(words)
    }
    for (const { expect: words } of loadHelplines('en')) expect(printed).toContain(words)
  })

  await test.step('on a wide screen, where only 999 is solid red', async () => {
    const wide = await newVisitor({ viewport: { width: 1280, height: 800 }, isMobile: false })
    for (const path of [HELP_PATH, nowPath(LAUNCHPAD_ID, 'module3', '3.5')]) {
      await openPage(wide.page, path)
      const main = wide.page.getByRole('main')
      const steps = await main.locator('ol > li, summary').first().boundingBox()
      const number = await main
        .getByRole('link', { name: /Samaritans/ })
        .last()
        .boundingBox()
      expect(number?.x, path).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0))
      const red = await main
        .locator('a, button')
        .evaluateAll((ways) => ways.filter((way) => getComputedStyle(way).backgroundColor === 'rgb(196, 50, 28)'))
      expect(red, path).toHaveLength(1)
    }
  })
})

test('without scripts each situation opens in place, and so does "All help lines A to Z"', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(HELP_PATH)
  for (const label of labels) {
    await row(page, label).tap()
    expect((await firstCall(page, label))?.height, label).toBeGreaterThanOrEqual(24)
  }
  expect(await page.locator('main a[href*="/lessons/"]').count(), 'ways to tools').toBeGreaterThanOrEqual(2)
  await row(page, 'All help lines A to Z').tap()
  const entries = await page.locator('summary:has-text("A to Z") + ul > li').allInnerTexts()
  expect(entries).toHaveLength(loadHelplines('en').length)
  expect(entries).toEqual(entries.toSorted(new Intl.Collator('en').compare))
})

test('one tap on a situation puts its first number in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPage(page, HELP_PATH)
  for (const label of labels) {
    await test.step(label, async () => {
      await row(page, label).tap()
      // The browser tells of the opening a moment after it.
      await expect.poll(() => firstCall(page, label)).toMatchObject({ seen: true })
      // What is open above would move what is below.
      await row(page, label).tap()
      await expect(page.locator('details[open]')).toHaveCount(0)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    })
  }
})
