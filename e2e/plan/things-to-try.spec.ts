// A thing to try from the plan to a line of the agreement, on a small phone.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

test.use(PHONE)
const LINE = 'If it is bedtime, then phones sleep in the hall'
const NEVER = /\b(?:streak|points|behind|failed)\b/i

const dayBox = (page: Page, day: number) => page.getByRole('checkbox', { name: `Day ${day}`, exact: true })
const tapDay = (page: Page, day: number) => dayBox(page, day).click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Every request of a page that says more than which page is wanted. */
function listenForWords(page: Page): string[] {
  const said: string[] = []
  page.on('request', (request) => said.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  return said
}

test('a thing to try from the plan survives a reload, and no request mentions it', async ({ page }) => {
  const said = listenForWords(page)
  await openPage(page, '/plan')
  await page.getByRole('link', { name: 'All things to try' }).click()
  await page.getByRole('heading', { level: 1, name: 'Things to try' }).waitFor()
  expect(await page.locator('main a[href^="/plan/try/"]').count()).toBeGreaterThanOrEqual(20)
  await page.getByRole('link', { name: 'Phone beds' }).click()
  for (const name of ['Small', 'Medium', 'Big']) await page.getByRole('radio', { name, exact: true }).waitFor()
  await page.getByText('The ideas come from research. In this form they are untested.').waitFor()
  await page.getByRole('radio', { name: 'Medium', exact: true }).check()
  await button(page, 'Start this one').click()
  await dayBox(page, 7).waitFor({ state: 'attached' })
  await expect(page.getByRole('checkbox')).toHaveCount(7)
  await tapDay(page, 1)
  await tapDay(page, 3)
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)

  await page.reload()
  await dayBox(page, 3).waitFor({ state: 'attached' })
  await expect(dayBox(page, 1)).toBeChecked()
  await expect(dayBox(page, 2)).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked()
  await button(page, 'Finish').click()
  await page.getByText('What was annoying?').waitFor()
  await page.getByText('What did mornings feel like?').first().waitFor()
  await page.getByRole('textbox', { name: 'What do we keep?' }).fill(LINE)
  await page.reload()
  const field = page.getByRole('textbox', { name: 'What do we keep?' })
  await expect(field).toHaveValue(LINE)
  await button(page, 'Keep it in our agreement').click()
  await page.getByText(`In our agreement now: ${LINE}`).waitFor()

  await button(page, 'Make it my next step').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'it is bedtime' }).check()
  await dialog.getByRole('radio', { name: 'put my own phone to bed outside the bedrooms' }).check()
  await dialog.getByRole('button', { name: 'Today', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save my next step' }).click()
  await dialog.getByRole('link', { name: 'Our plan' }).click()
  const question = page.getByRole('region', { name: 'Did it work?' })
  await question.getByText('From something you tried together: Phone beds').waitFor()
  await question.getByRole('button', { name: 'It worked' }).click()
  await page.getByText('Good to hear').waitFor()
  expect(said.filter((words) => words.includes(LINE) || words.includes('Day 3'))).toEqual([])
  expect(said.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])
})

test('several things are tried at once, in two tabs, and each can end any time', async ({ page, context }) => {
  await test.step('two tabs agree, and both things are on the list', async () => {
    await openPage(page, '/plan/try/notifications-off')
    await button(page, 'Start this one').click()
    const other = await context.newPage()
    await openPage(other, '/plan/try/notifications-off')
    await tapDay(other, 4)
    await page.waitForFunction(() => document.querySelectorAll('input[type=checkbox]:checked').length === 1)
    await expect(dayBox(page, 4)).toBeChecked()
    await openPage(other, '/plan/try/phone-free-tea')
    await button(other, 'Start this one').click()
    await openPage(page, '/plan/try')
    const now = page.getByRole('region', { name: 'What you are trying now' })
    await now.getByRole('link', { name: 'Notifications off' }).waitFor()
    await now.getByRole('link', { name: 'Phone-free tea' }).waitFor()
    await now.getByText('Days ticked: 1').waitFor()
  })
  await test.step('four weeks have 28 days and can end at once', async () => {
    await openPage(page, '/plan/try/ten-minute-sunday')
    await button(page, 'Start this one').click()
    await page.getByRole('group', { name: 'Week 4' }).waitFor()
    await expect(page.getByRole('checkbox')).toHaveCount(28)
    await button(page, 'Finish').click()
    await button(page, 'Back to the days').click()
    await dayBox(page, 28).waitFor({ state: 'attached' })
    await button(page, 'Finish').click()
    await button(page, 'Keep nothing this time').click()
    await page.getByText("That's fine.").waitFor()
    await button(page, 'Start this one').waitFor()
  })
})
