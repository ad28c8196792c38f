// A tool in one hand: what the bars leave of the screen, where the feedback goes, and that an answer is not lost.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const TOOL = '/digitalLaunchpad/modules/module2/lessons/2.1'
const LONG_TITLE = '/digitalLaunchpad/modules/module1/lessons/1.1'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const feedback = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('heading', { level: 3 }) })

/** The part of the window between the bars. */
function freeSpace(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, header *, main > div, main > div > div')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    const top = Math.max(0, ...bars.filter((bar) => bar.top < 100).map(({ bottom }) => bottom))
    const bottom = Math.min(innerHeight, ...bars.filter((bar) => bar.top > 100).map((bar) => bar.top))
    return { top, bottom }
  })
}

async function open(page: Page, path: string, step = 1): Promise<void> {
  await openPage(page, path)
  if (step > 1) await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

async function answer(page: Page, option: number): Promise<void> {
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
}

test('the bars of a tool leave the screen to its words and to the feedback', async ({ page, newVisitor }) => {
  await test.step('on every step', async () => {
    for (const step of [1, 3, 5]) {
      await open(page, LONG_TITLE, step)
      for (const { width, height, share } of [
        { width: 390, height: 844, share: 0.18 },
        { width: 390, height: 640, share: 0.24 },
        { width: 360, height: 640, share: 0.24 },
      ]) {
        await page.setViewportSize({ width, height })
        await page.mouse.wheel(0, 300)
        const { top, bottom } = await freeSpace(page)
        expect(top, 'there is a bar').toBeGreaterThan(40)
        expect(height - bottom, 'there is a bar').toBeGreaterThan(40)
        expect(top + height - bottom, `step ${step} at ${width} x ${height}`).toBeLessThanOrEqual(share * height)
      }
    }
  })
  await test.step('with the question about cookies open, whose two answers are in sight', async () => {
    const height = 640
    const { page: asked } = await newVisitor({ viewport: { width: 360, height }, consentAnswered: false })
    await open(asked, LONG_TITLE)
    const question = asked.getByRole('dialog', { name: 'Your choice about cookies' })
    await question.waitFor()
    const { top, bottom } = await freeSpace(asked)
    expect(top + height - bottom).toBeLessThanOrEqual(0.24 * height)
    for (const name of ['Essential Only', 'Accept All']) {
      const box = await question.getByRole('button', { name }).boundingBox()
      expect(box !== null && box.y >= 0 && box.y + box.height <= height).toBe(true)
    }
    await question.getByRole('button', { name: 'Essential Only' }).click()
    await question.waitFor({ state: 'detached' })
    const after = await freeSpace(asked)
    expect(after.top + height - after.bottom).toBeLessThanOrEqual(0.24 * height)
  })
  for (const { reducedMotion, moves, option } of [
    { reducedMotion: 'no-preference', moves: true, option: 0 },
    { reducedMotion: 'reduce', moves: false, option: 1 },
  ] as const) {
    await test.step(`the feedback comes into view once, and does not move for those who come back (motion: ${reducedMotion})`, async () => {
      const { page: phone } = await newVisitor({ viewport: { width: 360, height: 640 }, reducedMotion })
      const movement = () =>
        feedback(phone)
          .locator('xpath=..')
          .evaluate((element) => getComputedStyle(element).animationName)
      await open(phone, TOOL, 3)
      await answer(phone, option)
      expect((await movement()) !== 'none').toBe(moves)
      await expect
        .poll(async () => {
          const box = await feedback(phone).boundingBox()
          const bar = await next(phone).boundingBox()
          return box !== null && bar !== null && box.y >= 40 && box.y + box.height <= bar.y
        })
        .toBe(true)
      await next(phone).click()
      await phone.getByText('Step 4 of 5').waitFor()
      await phone.getByRole('button', { name: 'Back', exact: true }).click()
      await feedback(phone).waitFor()
      expect(await movement()).toBe('none')
    })
  }
})

test('an answer is kept for the visit, an unchecked choice is not; finished tools start afresh', async ({ page }) => {
  await test.step('a choice that was not checked is gone after another step', async () => {
    await open(page, TOOL)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Go to step 2' }).click()
    await page.getByText('Step 2 of 5').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByText('Step 1 of 5').waitFor()
    await expect(page.locator(':checked')).toHaveCount(0)
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('an answer and its feedback are there after Next and Back, and after a reload', async () => {
    await answer(page, 2)
    const words = await feedback(page).textContent()
    const chosen = await page.locator('label', { has: page.locator(':checked') }).textContent()

    const isAsItWas = async () => {
      await page.getByText('Step 1 of 5').waitFor()
      await feedback(page).waitFor()
      await expect(feedback(page)).toHaveText(words ?? '')
      await expect(page.locator('label', { has: page.locator(':checked') })).toHaveText(chosen ?? '')
      await expect(page.getByRole('radio').first()).toBeDisabled()
      await expect(next(page)).not.toHaveAttribute('aria-disabled')
    }
    await next(page).click()
    await page.getByText('Step 2 of 5').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await isAsItWas()
    // Coming back is no answering: the focus goes to the step, and nothing scrolls.
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-step-heading'))).toBe(true)
    await next(page).click()
    await page.getByText('Step 2 of 5').waitFor()
    await page.goBack()
    await isAsItWas()
    await page.reload()
    await isAsItWas()
  })
  await test.step('a finished tool asks afresh', async () => {
    await page.getByRole('button', { name: 'Go to step 5' }).click()
    await page.getByRole('button', { name: 'Finish Tool' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Back to Toolkit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Screen Time' }).waitFor()
    await open(page, TOOL)
    await expect(page.locator(':checked')).toHaveCount(0)
  })
})
