// A family challenge from the plan to a line of the agreement, on a small phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const LINE = 'If it is bedtime, then phones sleep in the hall'
const NEVER = /\b(?:streak|points|behind|failed)\b/i

const dayBox = (page: Page, day: number) => page.getByRole('checkbox', { name: `Day ${day}`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Every request of a page that says more than which page is wanted. */
function listenForWords(page: Page): string[] {
  const said: string[] = []
  page.on('request', (request) => said.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  return said
}

test('V-4: from the plan to a line that is kept; a reload loses nothing, and no request tells of it', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  const said = listenForWords(page)
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByRole('link', { name: 'Family challenges' }).click()
  await page.getByRole('heading', { level: 1, name: 'Family challenges' }).waitFor()
  expect(await page.locator('main a[href^="/plan/challenges/"]').count()).toBeGreaterThanOrEqual(20)
  await page.getByRole('link', { name: 'Phone beds' }).click()
  for (const name of ['Tiny', 'Normal', 'Bold']) await page.getByRole('radio', { name, exact: true }).waitFor()
  await page.getByText('Ideas from research; the challenge itself is untested.').waitFor()
  await page.getByRole('radio', { name: 'Normal', exact: true }).check()
  await button(page, 'Start this challenge').click()
  await dayBox(page, 7).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(7)
  await dayBox(page, 1).check()
  await dayBox(page, 3).check()
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)

  await page.reload()
  await dayBox(page, 3).waitFor()
  expect(await dayBox(page, 1).isChecked()).toBe(true)
  expect(await dayBox(page, 2).isChecked()).toBe(false)
  expect(await page.getByRole('radio', { name: 'Normal', exact: true }).isChecked()).toBe(true)
  await button(page, 'Pause').click()
  await page.getByText('Your ticks are kept.').waitFor()
  await page.reload()
  await button(page, 'Go on').click()
  expect(await dayBox(page, 3).isChecked()).toBe(true)
  await button(page, 'Finish').click()
  await page.getByText('What was annoying?').waitFor()
  await page.getByText('What did mornings feel like?').first().waitFor()
  await page.getByRole('textbox', { name: 'What do we keep?' }).fill(LINE)
  await page.reload()
  const field = page.getByRole('textbox', { name: 'What do we keep?' })
  await field.waitFor()
  expect(await field.inputValue()).toBe(LINE)
  await button(page, 'Keep it in our agreement').click()
  await page.getByText(`In our agreement now: ${LINE}`).waitFor()
  expect(await findViolations(page)).toEqual([])

  await button(page, 'Make it a promise').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'it is bedtime' }).check()
  await dialog.getByRole('radio', { name: 'put my own phone to bed outside the bedrooms' }).check()
  await dialog.getByRole('radio', { name: 'Today', exact: true }).check()
  await dialog.getByRole('button', { name: 'Keep this promise' }).click()
  await dialog.getByRole('link', { name: 'Our plan' }).click()
  const question = page.getByRole('region', { name: 'Did it work?' })
  await question.getByText('From the family challenge Phone beds').waitFor()
  await question.getByRole('button', { name: 'It worked' }).click()
  await page.getByText('Good to hear').waitFor()
  expect(said.filter((words) => words.includes(LINE) || words.includes('Day 3'))).toEqual([])
  expect(said.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])
})

test('V-4: four weeks have 28 days, the end can come at any time, and nothing need be kept', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/plan/challenges/ten-minute-sunday`)
  await button(page, 'Start this challenge').click()
  await page.getByRole('group', { name: 'Week 4' }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(28)
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Finish').click()
  await button(page, 'Back to the days').click()
  await dayBox(page, 28).waitFor()
  await button(page, 'Finish').click()
  await button(page, 'Keep nothing this time').click()
  await page.getByText('That is fine.').waitFor()
  await button(page, 'Start this challenge').waitFor()
})

test('V-4: two tabs agree, and several challenges run at once', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page, context } = visit
  await openPage(page, `${stage.server.url}/plan/challenges/notifications-off`)
  await button(page, 'Start this challenge').click()
  const other = await context.newPage()
  await openPage(other, `${stage.server.url}/plan/challenges/notifications-off`)
  await dayBox(other, 4).check()
  await page.waitForFunction(() => document.querySelectorAll('input[type=checkbox]:checked').length === 1)
  expect(await dayBox(page, 4).isChecked()).toBe(true)
  await openPage(other, `${stage.server.url}/plan/challenges/phone-free-tea`)
  await button(other, 'Start this challenge').click()
  await openPage(page, `${stage.server.url}/plan/challenges`)
  const now = page.getByRole('region', { name: 'What you are trying now' })
  await now.getByRole('link', { name: 'Notifications off' }).waitFor()
  await now.getByRole('link', { name: 'Phone-free tea' }).waitFor()
  await now.getByText('Days ticked: 1').waitFor()
})

test('V-1, V-4: the plan and its challenges open and work without a network', async () => {
  const expected = /Failed to load resource|ERR_|Failed to fetch/
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', ...PHONE, expected })
  const { page, context } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await keepEverything(page)
  await context.setOffline(true)
  await page.goto(`${stage.server.url}/plan`)
  await page.getByRole('link', { name: 'Family challenges' }).click()
  await page.getByRole('link', { name: 'Real pounds' }).click()
  await page.getByRole('heading', { level: 1, name: 'Real pounds' }).waitFor()
  await button(page, 'Start this challenge').click()
  await dayBox(page, 1).check()
  await page.reload()
  await dayBox(page, 1).waitFor()
  expect(await dayBox(page, 1).isChecked()).toBe(true)
})
