// The family agreement on a small phone: from nothing to signed and printed, and the review four weeks later.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

test.use(PHONE)
const NEVER = /\b(?:streak|points|behind|failed)\b/i
const CANARY = 'If it is eight, then the tablet sleeps in the hall'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('an agreement is made and signed by taps within six minutes; no request has words', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await openPage(page, '/plan')
  let taps = 0
  let letters = 0
  const tap = async (act: Promise<void>) => {
    taps += 1
    await act
  }
  const type = async (name: string, words: string) => {
    taps += 1
    letters += words.length
    await field(page, name).fill(words)
  }
  const openSleep = () => tap(button(page, 'Add a rule').first().click())
  await openSleep()
  const write = () => tap(page.getByText('Write our own rule', { exact: true }).click())
  await write()
  await type('Who', 'All of us')
  await type('What we do', CANARY)
  await type('Why', 'So that we can sleep')
  await page.reload()
  await openSleep()
  await expect(field(page, 'What we do')).toHaveValue(CANARY)
  await tap(button(page, 'Save this rule').click())
  await page.getByText(`Added: ${CANARY}`).waitFor()
  for (const _two of [1, 2]) await tap(button(page, 'Add this rule').first().click())
  await tap(button(page, 'Done').click())
  await tap(page.getByRole('link', { name: 'Sign our agreement' }).click())
  await tap(page.getByRole('link', { name: 'Rules', exact: true }).click())
  await tap(button(page, 'Pass the phone').click())
  await type('What should happen?', 'You look up when I talk')
  await tap(button(page, 'Give it back').click())
  await page.getByText("In a child's words").waitFor()
  await tap(button(page, 'We say sorry, and start again tomorrow.').click())
  await tap(page.getByRole('link', { name: 'Sign', exact: true }).click())
  for (const name of ['Ana', 'Ben']) {
    await type('First name', name)
    await tap(button(page, 'Sign').click())
    await page.getByText(`Signed by ${name} on`).first().waitFor()
  }
  // Two seconds for each tap, half a second for each letter, and a minute to talk about each of four lines.
  expect(taps).toBeLessThanOrEqual(22)
  expect(taps * 2 + letters / 2 + 4 * 60).toBeLessThanOrEqual(6 * 60)
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)
  expect(await page.locator('main').textContent()).not.toMatch(/birth|school name|photo/i)
  expect(sent.filter((words) => words.includes(CANARY) || words.includes('You look up'))).toEqual([])
  expect(sent.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])

  // A child need not give a reason, nor does editing the line need one.
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  const childs = page.getByRole('listitem').filter({ hasText: 'You look up when I talk' })
  await childs.getByRole('button', { name: 'Change this rule' }).click()
  await field(page, 'What we do').first().fill('You look up when I talk to you')
  await button(page, 'Save').click()
  await page.getByText('Saved: You look up when I talk to you').waitFor()

  await test.step('initials are drawn with a finger or a mouse, and stay', async () => {
    await page.getByRole('link', { name: 'Sign', exact: true }).click()
    await button(page, 'Sign').click()
    await page.getByText('Type a first name, or draw initials.').waitFor()
    const pad = page.getByRole('img', { name: /^Draw your initials/ })
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (box === null) throw new Error('There is no field to draw in.')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 90, box.y + 60, { steps: 6 })
    await page.mouse.up()
    await button(page, 'Sign').click()
    await page.getByText('Signed by drawn initials').first().waitFor()
    await page.reload()
    await page.getByText('Signed by drawn initials').first().waitFor()
    const path = await page.getByRole('main').locator('li path').getAttribute('d')
    expect(path).toMatch(/^M\d+ \d+(L\d+ \d+){3,}$/)
  })

  await openPage(page, '/plan')
  await page.getByText(/Our review day: /).waitFor()
  const paper = await readPdf(await page.pdf({ format: 'A4' }))
  expect(paper.pages).toBe(1)
  const printed = `${paper.words}${paper.besides.join('')}`
  for (const words of [CANARY, 'You look up when I talk', 'Ana', 'Our review day']) {
    expect(printed).toContain(words.replaceAll(' ', ''))
  }
  expect(printed, 'no buttons on paper').not.toContain('Addarule')
})

test('the review asks of each line Keep, Change, Drop, and sets the next day', async ({ page }) => {
  await openPage(page, '/plan')
  await button(page, 'Add a rule').first().click()
  for (const _three of [1, 2, 3]) await button(page, 'Add this rule').first().click()
  await page.getByRole('link', { name: 'Sign our agreement' }).click()
  await page.getByRole('link', { name: 'Look again', exact: true }).click()
  await button(page, 'Review now').click()
  await page.getByText('Still to look at: 3').waitFor()
  await button(page, 'Keep').click()
  await page.getByText('Still to look at: 2').waitFor()
  await button(page, 'Change').click()
  const before = await field(page, 'What we do').inputValue()
  await field(page, 'What we do').fill('Something smaller')
  await page.reload()
  await button(page, 'Review now').click()
  await expect(field(page, 'What we do')).toHaveValue('Something smaller')
  await button(page, 'Save').click()
  await page.getByText('Still to look at: 1').waitFor()
  await button(page, 'Drop').click()
  await button(page, 'Pick the next review date').click()
  await page.getByText(/^Done\. The next review is on /).waitFor()
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await page.getByText('What changed', { exact: true }).click()
  await page.getByText(`Before: ${before}`).waitFor()
  await page.getByText('No longer kept').click()
  await button(page, 'Bring it back').click()
  await page.getByText('No longer kept').waitFor({ state: 'detached' })
})
