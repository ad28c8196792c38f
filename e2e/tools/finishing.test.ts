// The end of a tool: what it leads to, that it comes once, and that a serious one ends in peace.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/browser/open-page.ts'
import { beSignedIn, finish } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { finishSession, isSession } from '../../testing/browser/states/walk-session.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { listSeriousPaths } from '../../testing/content/find-tools.ts'

const stage = openStage()

const TOOLS = '/digitalLaunchpad/modules/'
const ORDINARY = `${TOOLS}module1/lessons/1.1`
const SERIOUS = listSeriousPaths()
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const

const complete = (page: Page) => page.getByRole('dialog', { name: 'Tool Complete!' })
const panel = (page: Page) => page.getByRole('region', { name: 'Tool finished' })

async function finishTool(page: Page, path: string): Promise<void> {
  await openPage(page, stage.server.url + path)
  await finish(page)
}

test('one sheet has the takeaway, the next step and the thumbs, and its one yellow button saves the next step', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await finishTool(page, ORDINARY)
  const colours = await complete(page)
    .locator('button, a')
    .evaluateAll((ways) => ways.map((way) => [way.textContent, getComputedStyle(way).backgroundColor]))
  const yellow = colours.filter(([, colour]) => colour === 'rgb(255, 198, 41)')
  expect(yellow).toEqual([['Save my next step', 'rgb(255, 198, 41)']])
  await complete(page).getByText('Ask where before you say when.').waitFor()
  await complete(page).getByRole('button', { name: 'Yes' }).waitFor()
  const words = await complete(page).getByText(/^If /).textContent()
  await complete(page).getByRole('button', { name: 'Save my next step' }).click()
  await complete(page).getByRole('heading', { name: 'Your next step is saved' }).waitFor()
  await complete(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).getByText('Your next step:').waitFor()
  expect(await page.getByRole('heading', { name: 'Think back' }).count()).toBe(0)
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByText(words ?? '').waitFor()
})

test('what was typed in the sheet is there again after the backdrop, Escape or Back has closed it', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await beSignedIn(page)
  await finishTool(page, ORDINARY)
  await complete(page).getByRole('button', { name: 'Not really' }).click()
  const comment = complete(page).getByRole('textbox', { name: /^What could we do better/ })
  await comment.fill('Shorter, please')
  const ways = [
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => complete(page).getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await close()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Step 5 of 5').waitFor()
    await panel(page).getByRole('button', { name: 'Show my next step and the question again' }).click()
    await complete(page).waitFor()
    expect(await comment.inputValue()).toBe('Shorter, please')
  }
})

test('once the sheet is closed the panel is read from its beginning, wherever the last step was left', async () => {
  await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 640 } })
  const { page } = visit
  await openPage(page, stage.server.url + ORDINARY)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await complete(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => panel(page).evaluate((box) => box === document.activeElement)).toBe(true)
  const [panelTop, header] = await page.evaluate(() => [
    document.activeElement?.getBoundingClientRect().top ?? -1,
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  ])
  expect(panelTop).toBeGreaterThanOrEqual(header ?? 0)
  expect(panelTop).toBeLessThan(320)
})

test('D8: a finished tool is not finished again, by button, arrow or swipe', async () => {
  await using visit = await startVisit(stage.browser, { ...PHONE, hasTouch: true })
  const { page } = visit
  await finishTool(page, ORDINARY)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Finish Tool' }).count()).toBe(0)
  await page.getByRole('main').getByText('Finished', { exact: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
  // The steps are still there to be read again.
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByText('Step 4 of 5').waitFor()
  await page.locator('[data-step-heading]').waitFor()
})

describe.each(SERIOUS)('D4, E-6: finishing %s', (path) => {
  test('brings no confetti and no newsletter, and ends with help', async () => {
    await using visit = await startVisit(stage.browser, PHONE)
    const { page } = visit
    if (isSession(path)) await finishSession(page, stage.server.url, path)
    else await finishTool(page, path)
    // Long enough for confetti to arrive, as the test below shows.
    await page.waitForTimeout(1_000)
    expect(await page.locator('canvas').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await panel(page).getByText('You did the hard part. Stay close tonight.').waitFor()
    expect(await panel(page).locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3)
    expect(await page.getByText(/every Saturday/).count()).toBe(0)
    expect(await page.locator('input[type="email"]').count()).toBe(0)
  })
})

test('D4: an everyday tool has both, so the test above can fail', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await finishTool(page, ORDINARY)
  await page.locator('canvas').waitFor({ state: 'attached', timeout: 1_000 })
  expect(await page.getByText('You did the hard part.').count()).toBe(0)
  await page.getByText(/every Saturday/).waitFor()
})

test('an everyday tool has its help lines behind one quiet line, a serious one beside its plan and a line on every other step', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  const help = page.getByRole('complementary', { name: 'Help lines' })
  await openPage(page, stage.server.url + ORDINARY)
  expect(await help.innerText()).toBe('Worried about more than this?')
  expect((await help.boundingBox())?.height).toBeLessThanOrEqual(60)
  await help.getByText('Worried about more than this?').click()
  await help.getByRole('link', { name: '999' }).waitFor()

  // Words that touch harm, in a tool for every day: the numbers stand open, without a box.
  await openPage(page, `${stage.server.url}${TOOLS}module3/lessons/3.4`)
  for (const number of ['999', '0800 1111', '0808 800 5000']) {
    await help.getByRole('link', { name: number, exact: true }).first().waitFor()
  }

  await openPage(page, `${stage.server.url}${TOOLS}module3/lessons/3.5`)
  await page.getByRole('main').getByRole('link', { name: 'It is happening now' }).waitFor()
  for (const step of [2, 3, 5]) {
    await page.getByRole('button', { name: `Go to step ${step}` }).click()
    await page.getByText(`Step ${step} of 5`).waitFor()
    await help.getByRole('link', { name: 'It is happening now' }).waitFor()
    await help.getByRole('link', { name: 'Ring 999' }).waitFor()
    expect((await help.boundingBox())?.height).toBeLessThanOrEqual(60)
  }
  await page.getByRole('button', { name: 'Go to step 4' }).click()
  await help.getByRole('heading', { name: 'If you or your child need someone now' }).waitFor()
})

test('D11: "Explore Other Focus Areas" leads home, to where the focus areas are, from the panel and from a tool that was finished before', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await finishTool(page, ORDINARY)
  const explore = page.getByRole('main').getByRole('link', { name: 'Explore Other Focus Areas' })
  expect(await explore.getAttribute('href')).toBe('/')
  await page.reload()
  await page.getByText("You've already completed this tool!").waitFor()
  await explore.click()
  await page.waitForURL(`${stage.server.url}/`)
  const areas = page.getByRole('main').getByRole('navigation').getByRole('link')
  await expect.poll(() => areas.first().evaluate((link) => document.activeElement === link)).toBe(true)
  expect(await areas.count()).toBe(3)
  const place = await areas.first().boundingBox()
  expect(place?.y).toBeGreaterThan(0)
  expect(place?.y).toBeLessThan(PHONE.viewport.height)
})

test('D21: after an everyday tool nobody is sent on to a serious one by the yellow button', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await finishTool(page, `${TOOLS}module3/lessons/3.4`)
  const colourOf = (name: RegExp | string) =>
    panel(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await colourOf(/^Next tool: Nude images/)).not.toBe('rgb(255, 198, 41)')
  expect(await colourOf('Back to Toolkit')).toBe('rgb(255, 198, 41)')
})

test('D22: the panel says where the tick is kept', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  await finishTool(visit.page, ORDINARY)
  await panel(visit.page).getByText('It is ticked in The Gaming Code, on this device.').waitFor()

  await using signedIn = await startVisit(stage.browser, { ...PHONE, expected: /status of (401|404)/ })
  await beSignedIn(signedIn.page)
  await finishTool(signedIn.page, ORDINARY)
  await panel(signedIn.page).getByText('It is ticked in The Gaming Code, in your account.').waitFor()
})

test('where a script no longer comes, the tool stays with all that is on it, and says what is missing', async () => {
  await using visit = await startVisit(stage.browser, { expected: /ERR_FAILED/ })
  const { page, context } = visit
  await openPage(page, stage.server.url + ORDINARY)
  await page.getByRole('button', { name: 'Go to step 4' }).click()
  await context.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByText('This part did not load.').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.getByText('Where this comes from').waitFor()
})
