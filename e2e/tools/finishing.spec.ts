// The end of a tool: what it leads to, that it comes once, and that a serious one ends in peace.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { beSignedIn, finish } from '../../testing/browser/screen-states.ts'
import { finishSession, isSession } from '../../testing/browser/states/walk-session.ts'
import { listSeriousPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { width: 390, height: 844 }
const TOOLS = '/digitalLaunchpad/modules/'
const ORDINARY = `${TOOLS}module1/lessons/1.1`
const SERIOUS = listSeriousPaths()

test.use({ viewport: PHONE, reducedMotion: 'no-preference' })

const complete = (page: Page) => page.getByRole('dialog', { name: 'Tool Complete!' })
const panel = (page: Page) => page.getByRole('region', { name: 'Tool finished' })

async function finishTool(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await finish(page)
}

test('one sheet has the takeaway, the next step and the thumbs, and its one yellow button saves the next step', async ({
  page,
}) => {
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
  await panel(page).getByText('It is ticked in The Gaming Code, on this device.').waitFor()
  await page.getByText(/every Saturday/).waitFor()
  await expect(page.getByRole('heading', { name: 'Think back' })).toHaveCount(0)
  await openPage(page, '/plan')
  await page.getByText(words ?? '').waitFor()
})

test('once the sheet is closed the panel is read from its beginning, and says that the tick is in the account', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: { width: 360, height: 640 }, expected: /status of (401|404)/ })
  await beSignedIn(page)
  await openPage(page, ORDINARY)
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await complete(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeFocused()
  const [panelTop, header] = await page.evaluate(() => [
    document.activeElement?.getBoundingClientRect().top ?? -1,
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  ])
  expect(panelTop).toBeGreaterThanOrEqual(header ?? 0)
  expect(panelTop).toBeLessThan(320)
  await panel(page).getByText('It is ticked in The Gaming Code, in your account.').waitFor()
})

test('a serious tool and a serious session end with help lines, and with nothing that asks', async ({ page }) => {
  const session = SERIOUS.find(isSession) ?? ''
  const tool = SERIOUS.find((path) => !isSession(path)) ?? ''
  for (const path of [tool, session]) {
    if (path === session) await finishSession(page, '', path)
    else await finishTool(page, path)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await panel(page).getByText('You did the hard part. Stay close tonight.').waitFor()
    expect(await panel(page).locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3)
    await expect(page.getByText(/every Saturday/)).toHaveCount(0)
    await expect(page.locator('input[type="email"]')).toHaveCount(0)
  }
})

test('an everyday tool has its help lines behind one quiet line, a serious one beside its plan and a line on every other step', async ({
  page,
}) => {
  const help = page.getByRole('complementary', { name: 'Help lines' })
  await openPage(page, ORDINARY)
  expect(await help.innerText()).toBe('Worried about more than this?')
  expect((await help.boundingBox())?.height).toBeLessThanOrEqual(60)
  await help.getByText('Worried about more than this?').click()
  await help.getByRole('link', { name: '999' }).waitFor()

  // Words about harm, in an everyday tool: the numbers are open, without a box.
  await openPage(page, `${TOOLS}module3/lessons/3.4`)
  for (const number of ['999', '0800 1111', '0808 800 5000']) {
    await help.getByRole('link', { name: number, exact: true }).first().waitFor()
  }

  await openPage(page, `${TOOLS}module3/lessons/3.5`)
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

test('"Explore Other Focus Areas" leads home, to where the focus areas are, from the panel and from a tool that was finished before', async ({
  page,
}) => {
  await finishTool(page, ORDINARY)
  const explore = page.getByRole('main').getByRole('link', { name: 'Explore Other Focus Areas' })
  await expect(explore).toHaveAttribute('href', '/')
  await page.reload()
  await page.getByText("You've already completed this tool!").waitFor()
  await explore.click()
  await page.waitForURL('/')
  const areas = page.getByRole('main').getByRole('navigation').getByRole('link')
  await expect(areas.first()).toBeFocused()
  await expect(areas).toHaveCount(3)
  const place = await areas.first().boundingBox()
  expect(place?.y).toBeGreaterThan(0)
  expect(place?.y).toBeLessThan(PHONE.height)
})

test('after an everyday tool the next one is never a serious one, and has the yellow button', async ({ page }) => {
  await finishTool(page, `${TOOLS}module3/lessons/3.4`)
  const colourOf = (name: RegExp | string) =>
    panel(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(panel(page).getByRole('link', { name: /^Next tool: / })).toHaveCount(1)
  await expect(panel(page).getByRole('link', { name: /Nude images/ })).toHaveCount(0)
  expect(await colourOf(/^Next tool: /)).toBe('rgb(255, 198, 41)')
  expect(await colourOf('Back to Toolkit')).not.toBe('rgb(255, 198, 41)')
})

test('where a script no longer comes, the tool stays with all that is on it, and says what is missing', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor({ expected: /ERR_FAILED/ })
  await openPage(page, ORDINARY)
  await page.getByRole('button', { name: 'Go to step 4' }).click()
  await context.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByText('This part did not load.').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByText('Where this comes from').waitFor()
})
