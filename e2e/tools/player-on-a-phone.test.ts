// A tool in one hand: what the bars leave of the screen, where the feedback goes, and that an answer is not lost.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()

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
  await openPage(page, stage.server.url + path)
  if (step > 1) await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

async function answer(page: Page, option: number): Promise<void> {
  await page.getByRole('radio').nth(option).check()
  await page.getByRole('button', { name: 'Check answer' }).click()
}

describe.each([
  { width: 390, height: 844, share: 0.18 },
  { width: 390, height: 640, share: 0.24 },
  { width: 360, height: 640, share: 0.24 },
])('S-11: at $width x $height', ({ width, height, share }) => {
  test.each([1, 3, 5])('the bars of step %i leave the screen to the words', async (step) => {
    await using visit = await startVisit(stage.browser, { viewport: { width, height } })
    const { page } = visit
    await open(page, LONG_TITLE, step)
    await page.mouse.wheel(0, 300)
    const { top, bottom } = await freeSpace(page)
    expect(top, 'there is a bar').toBeGreaterThan(40)
    expect(height - bottom, 'there is a bar').toBeGreaterThan(40)
    expect(top + height - bottom).toBeLessThanOrEqual(share * height)
  })
})

test('S-11: with the question about cookies open the bars are no higher, and both of its answers are in sight', async () => {
  const height = 640
  await using visit = await startVisit(stage.browser, { viewport: { width: 360, height }, undecided: true })
  const { page } = visit
  await open(page, LONG_TITLE)
  const question = page.getByRole('dialog', { name: 'Your choice about cookies' })
  await question.waitFor()
  const { top, bottom } = await freeSpace(page)
  expect(top + height - bottom).toBeLessThanOrEqual(0.24 * height)
  for (const name of ['Essential Only', 'Accept All']) {
    const box = await question.getByRole('button', { name }).boundingBox()
    expect(box !== null && box.y >= 0 && box.y + box.height <= height).toBe(true)
  }
  await question.getByRole('button', { name: 'Essential Only' }).click()
  await question.waitFor({ state: 'detached' })
  const after = await freeSpace(page)
  expect(after.top + height - after.bottom).toBeLessThanOrEqual(0.24 * height)
})

test('S-10: home leads back to the very step of a tool that was left half-way', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 390, height: 844 } })
  const { page } = visit
  await open(page, LONG_TITLE, 3)
  await page.goto(`${stage.server.url}/`, { waitUntil: 'networkidle' })
  const goOn = page.getByRole('region', { name: 'Carry on where you left off' }).getByRole('link')
  expect(await goOn.getAttribute('href')).toBe(LONG_TITLE)
  expect(await goOn.textContent()).toContain('Step 3 of 5')
  await goOn.click()
  await page.getByText('Step 3 of 5').waitFor()
  await page.getByRole('radio').first().waitFor()
  expect(await page.getByRole('button', { name: /^Continue from step/ }).count()).toBe(0)
  await page.goBack()
  await goOn.waitFor()
})

describe.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('D6: at $width x $height', (viewport) => {
  test.each([
    ['no-preference', 0],
    ['reduce', 1],
  ] as const)('the whole feedback comes into sight (motion: %s)', async (reducedMotion, option) => {
    await using visit = await startVisit(stage.browser, { viewport, reducedMotion })
    const { page } = visit
    await open(page, TOOL, 3)
    await answer(page, option)
    await expect
      .poll(async () => {
        const box = await feedback(page).boundingBox()
        const bar = await next(page).boundingBox()
        return box !== null && bar !== null && box.y >= 40 && box.y + box.height <= bar.y
      })
      .toBe(true)
  })
})

test('the feedback says in its first words how it went', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const said: (string | null)[] = []
  for (const option of [0, 1, 2, 3]) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    await open(page, TOOL, 3)
    await answer(page, option)
    expect(await feedback(page).getByRole('heading').textContent()).toBe('Feedback:')
    said.push(await feedback(page).locator('strong').textContent())
  }
  expect(said.filter((words) => words?.trim() === 'It fits well here.')).toHaveLength(1)
  expect(said.filter((words) => words?.trim() === 'There is a stronger choice.')).toHaveLength(3)
})

test('D7, H-10: an answer and its feedback are still there after Next and Back, after a reload, and Next is open', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await open(page, TOOL)
  await answer(page, 2)
  const words = await feedback(page).textContent()
  const chosen = await page.locator('label', { has: page.locator(':checked') }).textContent()

  const isAsItWas = async () => {
    await page.getByText('Step 1 of 5').waitFor()
    await feedback(page).waitFor()
    expect(await feedback(page).textContent()).toBe(words)
    expect(await page.locator('label', { has: page.locator(':checked') }).textContent()).toBe(chosen)
    expect(await page.getByRole('radio').first().isDisabled()).toBe(true)
    expect(await next(page).getAttribute('aria-disabled')).toBeNull()
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

test('D7, H-10: a choice that was not checked is gone after another step, and a finished tool asks afresh', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await open(page, TOOL)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Go to step 2' }).click()
  await page.getByText('Step 2 of 5').waitFor()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByText('Step 1 of 5').waitFor()
  expect(await page.locator(':checked').count()).toBe(0)
  expect(await next(page).getAttribute('aria-disabled')).toBe('true')

  await answer(page, 0)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Toolkit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Screen Time' }).waitFor()
  await open(page, TOOL)
  expect(await page.locator(':checked').count()).toBe(0)
})

test('D27: Next says what is missing: a choice, and then its check', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  await open(page, TOOL)
  await next(page).click({ force: true })
  await page.getByText('Choose an answer to carry on.').waitFor()
  await page.getByRole('radio').first().check()
  await page.getByText("Press 'Check answer' to carry on.").waitFor()
  expect(await page.getByText('Choose an answer to carry on.').count()).toBe(0)
  await page.getByRole('button', { name: 'Check answer' }).click()
  await page.getByText("Press 'Check answer' to carry on.").waitFor({ state: 'detached' })
})

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'D6: the feedback comes in once, after the check, and stands still for whoever comes back (motion: %s)',
  async (reducedMotion, moves) => {
    await using visit = await startVisit(stage.browser, { reducedMotion })
    const { page } = visit
    const movement = () =>
      feedback(page)
        .locator('xpath=..')
        .evaluate((element) => getComputedStyle(element).animationName)
    await open(page, TOOL, 3)
    await answer(page, 0)
    expect((await movement()) !== 'none').toBe(moves)
    await next(page).click()
    await page.getByText('Step 4 of 5').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await feedback(page).waitFor()
    expect(await movement()).toBe('none')
  },
)
