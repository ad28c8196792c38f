// The end of a tool: what it leads to, that it comes once, and that a serious one ends in peace.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { finish } from '../../testing/browser/screen-states.ts'
import { finishSession, isSession } from '../../testing/browser/states/walk-session.ts'
import { listSeriousPaths } from '../../testing/content/find-tools.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { width: 390, height: 844 }
const TOOLS = '/digitalLaunchpad/modules/'
const ORDINARY = `${TOOLS}module1/lessons/1.1`
const SERIOUS = listSeriousPaths()
const YELLOW = 'rgb(255, 198, 41)'

test.use({ viewport: PHONE, reducedMotion: 'no-preference' })

const complete = (page: Page) => page.getByRole('dialog', { name: 'Tool Complete!' })
const panel = (page: Page) => page.getByRole('region', { name: 'Tool finished' })

async function finishTool(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await finish(page)
}

test('an everyday tool ends in one sheet with one yellow button, never towards a serious tool', async ({ page }) => {
  await test.step('the sheet has the takeaway, the thumbs and a next step, which is saved', async () => {
    await finishTool(page, ORDINARY)
    const colours = await complete(page)
      .locator('button, a')
      .evaluateAll((ways) => ways.map((way) => [way.textContent, getComputedStyle(way).backgroundColor]))
    expect(colours.filter(([, colour]) => colour === YELLOW)).toEqual([['Save my next step', YELLOW]])
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

  await test.step("'Explore Other Focus Areas' of a tool that was finished before leads to where they are on home", async () => {
    await openPage(page, ORDINARY)
    await page.getByText("You've already completed this tool!").waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Explore Other Focus Areas' }).click()
    await page.waitForURL('/')
    const areas = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(areas.first()).toBeFocused()
    await expect(areas).toHaveCount(3)
    const place = await areas.first().boundingBox()
    expect(place?.y).toBeGreaterThan(0)
    expect(place?.y).toBeLessThan(PHONE.height)
  })

  await test.step('after the last everyday tool before a serious one the next tool is another, and yellow', async () => {
    await finishTool(page, `${TOOLS}module3/lessons/3.4`)
    await complete(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeFocused()
    const [top = 0, header = 0] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().bottom,
    ])
    expect(top, 'read from its beginning').toBeGreaterThanOrEqual(header)
    expect(top, 'in sight').toBeLessThan(320)
    const next = panel(page).getByRole('link', { name: /^Next tool: / })
    await expect(next).toHaveCount(1)
    await expect(next).toHaveCSS('background-color', YELLOW)
    await expect(panel(page).getByRole('link', { name: /Nude images/ })).toHaveCount(0)
    await expect(panel(page).getByRole('link', { name: 'Back to Toolkit' })).not.toHaveCSS('background-color', YELLOW)
  })
})

test('a serious tool and a serious session end with help lines and no question', async ({ page }) => {
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

test('help lines are folded in an everyday tool, and on every step of a serious one', async ({ page }) => {
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
