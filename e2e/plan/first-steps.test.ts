// Four questions and the list they make, on a small phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { answerFourQuestions } from '../../testing/browser/screen-states.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const titles = (page: Page) => page.locator('main ol a').allTextContents()

test('V-2: four questions, one a page, make a list of four that lead somewhere; nothing is sent', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  const said: string[] = []
  page.on('request', (request) => said.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await openPage(page, `${stage.server.url}/plan`)
  await page.getByRole('link', { name: 'Start with four questions' }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await next(page)
  await page.getByText('Please choose one.').waitFor()
  await page.getByRole('textbox').fill('Bumblebee')
  await page.getByRole('radio', { name: '9 to 12' }).check()
  await next(page)
  await page.getByRole('heading', { name: 'Which devices do they use?' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Which devices do they use?')
  await page.getByRole('checkbox', { name: 'A phone' }).check()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  expect(await page.getByRole('checkbox', { name: 'A phone' }).isChecked()).toBe(true)
  await page.goto(`${stage.server.url}/plan`)
  await page.goBack()
  expect(await page.getByRole('checkbox', { name: 'A phone' }).isChecked()).toBe(true)
  await next(page)
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByRole('checkbox', { name: 'A phone' }).isChecked()).toBe(true)
  await next(page)
  await page.getByRole('checkbox', { name: 'Messages and group chats' }).check()
  await next(page)
  await page.getByRole('radio', { name: 'Strangers who write to them' }).check()
  await next(page)
  await page.getByRole('heading', { name: 'For Bumblebee' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await titles(page)).toHaveLength(4)
  expect(await page.evaluate(() => localStorage.getItem('planAnswers'))).toBeNull()
  for (const link of await page.locator('main ol a').all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', stage.server.url).href)
    expect(answer.status()).toBe(200)
  }
  expect(said.filter((words) => /Bumblebee|9 to 12|stranger|phone\b.*\bworr/i.test(words))).toEqual([])
  expect(said.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])
})

test('V-2: the list is moved, ticked, shortened and begun again; a reload and another tab agree', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page, context } = visit
  await openPage(page, `${stage.server.url}/plan/start`)
  await answerFourQuestions(page)
  const before = await titles(page)
  await page.getByRole('button', { name: 'Move down' }).first().click()
  await page.getByText(`${before[0]}: place 2 of 4`).waitFor({ state: 'attached' })
  await page.getByRole('checkbox', { name: `Done: ${before[3]}` }).check()
  await page.getByRole('button', { name: 'Take it out' }).nth(2).click()
  const after = [before[1], before[0], before[3]]
  expect(await titles(page)).toEqual(after)
  await page.reload()
  await page.locator('main ol a').first().waitFor()
  expect(await titles(page)).toEqual(after)
  expect(await page.getByRole('checkbox', { name: `Done: ${before[3]}` }).isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Another child' }).click()
  await answerFourQuestions(page)
  await page.getByRole('heading', { level: 3 }).nth(1).waitFor()
  const other = await context.newPage()
  await openPage(other, `${stage.server.url}/plan/start`)
  await other.getByRole('heading', { level: 3 }).nth(1).waitFor()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Yes, start again' }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await other.getByRole('heading', { name: 'Who is it for?' }).waitFor()
})
