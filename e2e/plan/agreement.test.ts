// The family agreement on a small phone: from nothing to signed and printed, and the review four weeks later.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const NEVER = /\b(?:streak|points|behind|failed)\b/i
const CANARY = 'If it is eight, then the tablet sleeps in the hall'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('V-3: from nothing to signed on one small phone, in taps that fit into six minutes; no request carries a word', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await openPage(page, `${stage.server.url}/plan`)
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
  await tap(page.getByRole('link', { name: 'Our agreement' }).click())
  await tap(page.getByRole('radio', { name: '9 to 12' }).check())
  for (const _two of [1, 2]) await tap(button(page, 'Add this line').first().click())
  await type('Who', 'All of us')
  await type('What we do', CANARY)
  await type('Why', 'So that we can sleep')
  await page.reload()
  await field(page, 'What we do').waitFor()
  expect(await field(page, 'What we do').inputValue()).toBe(CANARY)
  await tap(button(page, 'Add a line').click())
  await page.getByRole('listitem').filter({ hasText: CANARY }).waitFor()
  await tap(button(page, 'Pass the phone').click())
  expect(await findViolations(page)).toEqual([])
  await type('What should happen?', 'You look up when I talk')
  await tap(button(page, 'Give it back').click())
  await page.getByText("In a child's words").waitFor()
  await tap(button(page, 'We say sorry, and start again tomorrow.').click())
  for (const name of ['Ana', 'Ben']) {
    await type('First name', name)
    await tap(button(page, 'Sign').click())
    await page.getByText(`Signed by ${name} on`).first().waitFor()
  }
  await page
    .getByText(/^Our review day: /)
    .first()
    .waitFor({ state: 'attached' })
  // Two seconds for each tap, half a second for each letter, and a minute to talk about each of four lines.
  expect(taps).toBeLessThanOrEqual(22)
  expect(taps * 2 + letters / 2 + 4 * 60).toBeLessThanOrEqual(6 * 60)
  expect(await findViolations(page)).toEqual([])
  expect(await page.locator('main').textContent()).not.toMatch(NEVER)
  expect(await page.locator('main').textContent()).not.toMatch(/birth|school name|photo/i)
  expect(sent.filter((words) => words.includes(CANARY) || words.includes('You look up'))).toEqual([])
  expect(sent.filter((words) => words.includes('/api/') && !words.includes('/api/settings'))).toEqual([])

  // A child need not give a reason, and whoever edits the line neither.
  const childs = page.getByRole('listitem').filter({ hasText: 'You look up when I talk' })
  await childs.getByRole('button', { name: 'Edit this line' }).click()
  await field(page, 'What we do').first().fill('You look up when I talk to you')
  await button(page, 'Keep it so').click()
  await page.getByText('Kept: You look up when I talk to you').waitFor()

  const paper = await readPdf(await page.pdf({ format: 'A4' }))
  expect(paper.pages).toBe(1)
  const printed = `${paper.words}${paper.besides.join('')}`
  for (const words of [CANARY, 'You look up when I talk', 'Ana', 'Our review day']) {
    expect(printed).toContain(words.replaceAll(' ', ''))
  }
  expect(printed).not.toContain('Addaline')
})

test('V-3: initials are drawn with a finger or a mouse, and stay', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await page.getByRole('radio', { name: '9 to 12' }).check()
  await button(page, 'Add this line').first().click()
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

test('V-3: the review asks of each line Keep, Change, Drop, and sets the next day; without a network too', async () => {
  const expected = /Failed to load resource|ERR_|Failed to fetch/
  await using visit = await startVisit(stage.browser, { serviceWorkers: 'allow', ...PHONE, expected })
  const { page, context } = visit
  await page.goto(stage.server.url, { waitUntil: 'load' })
  await keepEverything(page)
  await context.setOffline(true)
  await page.goto(`${stage.server.url}/plan/agreement`)
  await page.getByRole('radio', { name: '13 or over' }).check()
  for (const _three of [1, 2, 3]) await button(page, 'Add this line').first().click()
  await button(page, 'Review now').click()
  await page.getByText('Still to look at: 3').waitFor()
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Keep').click()
  await page.getByText('Still to look at: 2').waitFor()
  await button(page, 'Change').click()
  const before = await field(page, 'What we do').inputValue()
  await field(page, 'What we do').fill('Something smaller')
  await page.reload()
  await button(page, 'Review now').click()
  expect(await field(page, 'What we do').inputValue()).toBe('Something smaller')
  await button(page, 'Keep it so').click()
  await page.getByText('Still to look at: 1').waitFor()
  await button(page, 'Drop').click()
  await button(page, 'Set the next day').click()
  await page.getByText(/^Done\. The next review is on /).waitFor()
  await page.getByText('What changed', { exact: true }).click()
  await page.getByText(`Before: ${before}`).waitFor()
  await page.getByText('No longer kept').click()
  await button(page, 'Bring it back').click()
  await page.getByText('No longer kept').waitFor({ state: 'detached' })
})

test('V-3: the Family Tech Charter leads here', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, `${stage.server.url}/resources/family-tech-charter`)
  // In another tab, as every link of a checklist: the ticks stay in sight.
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'make our family agreement' }).click(),
  ])
  await opened.getByRole('heading', { level: 1, name: 'Our family agreement' }).waitFor()
})
