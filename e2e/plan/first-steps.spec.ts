// Four questions and the list they make, on a small phone.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { answerFourQuestions } from '../../testing/browser/screen-states.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

test.use(PHONE)

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const list = (page: Page) => page.getByRole('region', { name: 'Next, when you like' })

test('four questions lead to four things to tick in the plan; nothing is sent', async ({ page, context, server }) => {
  const said: string[] = []
  page.on('request', (request) => said.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await openPage(page, '/plan')
  await page.getByRole('link', { name: 'Start with four questions' }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await next(page)
  await page.getByText('Please choose one.').waitFor()
  await page.getByRole('textbox').fill('Bumblebee')
  await page.getByRole('radio', { name: '9 to 12' }).check()
  await next(page)
  await page.getByRole('heading', { name: 'Which devices do they use?' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Which devices do they use?')
  await page.getByRole('checkbox', { name: 'A phone' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'A phone' })).toBeChecked()
  await page.goto('/plan')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'A phone' })).toBeChecked()
  await next(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('checkbox', { name: 'A phone' })).toBeChecked()
  await next(page)
  await page.getByRole('checkbox', { name: 'Messages and group chats' }).check()
  await next(page)
  await page.getByRole('radio', { name: 'Strangers who write to them' }).check()
  await next(page)
  await list(page).getByText('For Bumblebee').first().waitFor()
  await list(page).getByText('The whole list').click()
  await expect(list(page).getByRole('checkbox')).toHaveCount(4)
  expect(await page.evaluate(() => localStorage.getItem('planAnswers'))).toBeNull()
  for (const link of await list(page).getByRole('link').all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', server.url).href)
    expect(answer.status()).toBe(200)
  }
  expect(said.filter((words) => /Bumblebee|9 to 12|stranger|phone\b.*\bworr/i.test(words))).toEqual([])
  expect(said.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])

  const other = await context.newPage()
  await test.step('what is done stays done over a reload and in another tab', async () => {
    const first = list(page).getByRole('checkbox').first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.click()
    await openPage(other, '/plan')
    await page.reload()
    for (const tab of [page, other]) {
      await list(tab).getByText('The whole list').click()
      await expect(list(tab).getByRole('checkbox', { name })).toBeChecked()
    }
  })
  await test.step('another child has a list too', async () => {
    await list(page).getByRole('link', { name: 'Answer for another child' }).click()
    await page.getByRole('textbox').fill('Ladybird')
    await answerFourQuestions(page)
    await list(page).getByText('The whole list').click()
    await expect(list(page).getByRole('checkbox')).toHaveCount(8)
    await list(other).getByText('For Ladybird').first().waitFor({ state: 'attached' })
  })
})
