// Practising a talk, on a small phone: by touch and by keyboard.
import type { Page } from '@playwright/test'
import { wordsAt } from '#src/features/curriculum/talks/talk.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { TALKS_PATH, talkPath } from '#src/shared/content-paths.ts'
import { focused, tab, tabTo } from '../../testing/browser/keyboard.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import {
  closeDoor,
  findMendable,
  findTalk,
  listBest,
  mendToTheEnd,
  putRight,
  QUESTION,
  say,
  startTalk,
} from '../../testing/browser/states/practise-talk.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })
const talk = findTalk({ serious: false })
const serious = findTalk({ serious: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('log')
test('a talk runs from the list to its end; going back removes the last turn', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPage(page, TALKS_PATH)
  expect(await page.locator('main ul a[href^="/talks/"]').count()).toBeGreaterThanOrEqual(10)
  await page.getByRole('button', { name: '13 to 16' }).click()
  expect(await page.locator('main ul a[href^="/talks/"]').count()).toBe(
    loadTalks('en').filter(({ ages }) => ages.includes('13')).length,
  )
  await page.locator('main ul').getByRole('link', { name: talk.title }).click()
  await page.getByRole('heading', { level: 1, name: talk.title }).waitFor()
  await button(page, 'Choose another age').click()
  await expect(page.getByRole('radio', { name: '13 to 16' })).toBeChecked()
  await page.getByRole('radio', { name: '11 to 13' }).check()
  await startTalk(page)
  await log(page).getByText(wordsAt(talk.opens, '11')).waitFor()
  const [first = '', ...others] = listBest(talk, { age: '11' })
  const answer = wordsAt(talk.turns[0]?.options.find((one) => one.say === first)?.answer ?? '', '11')
  await say(page, first)
  await log(page).getByText(first, { exact: true }).waitFor()
  await log(page).getByText(answer).waitFor()
  await button(page, 'Go back one turn').click()
  await log(page).getByText(first, { exact: true }).waitFor({ state: 'detached' })
  await expect(log(page)).not.toContainText(answer)
  for (const words of [first, ...others]) await say(page, words)
  await page.getByRole('heading', { name: 'One line to remember' }).waitFor()
  await page.getByText(talk.keep, { exact: true }).waitFor()
  await page.getByText('A better way').click()
  const better = page.getByRole('list', { name: 'A better way' })
  for (const words of [first, ...others]) await better.getByText(words, { exact: true }).waitFor()
  await button(page, 'Try another way').click()
  await page.getByRole('group', { name: QUESTION }).getByRole('button', { name: first, exact: true }).waitFor()
  await expect(log(page)).not.toContainText(first)
  expect(sent.filter((one) => one.includes('/api/') && !one.includes('/api/settings'))).toEqual([])
})

test('a closed talk is repaired after a reload, and ends in a step and a rule', async ({ page }) => {
  await openPage(page, talkPath(talk.slug))
  await closeDoor(page, talk)
  const { say: wrong, mend, next } = findMendable(talk)
  await reloadPage(page)
  await log(page).getByText(wrong, { exact: true }).waitFor()
  await putRight(page).click()
  await log(page).getByText('You put it right.').waitFor()
  for (const words of listBest(talk, { from: next })) await say(page, words)
  await page.getByRole('heading', { name: "You put it right. That's hard to do." }).waitFor()
  const went = page.getByRole('region', { name: 'The way you went' })
  await went.getByText(wrong, { exact: true }).waitFor()
  await went.getByText(mend.say, { exact: true }).waitFor()

  await button(page, 'Save my next step').click()
  await page.getByRole('heading', { name: 'Your next step is saved' }).waitFor()
  await button(page, 'Add this rule to our plan').click()
  await page.getByText('It is in your agreement now.').waitFor()
  await button(page, 'Add this rule to our plan').click()
  await page.getByText('Your agreement has this rule already.').waitFor()
  await page.getByRole('link', { name: 'Our agreement' }).last().click()
  await page.getByText(talk.agreement.what).filter({ visible: true }).first().waitFor()
})

test('a serious talk shows its help lines throughout, and asks for nothing', async ({ newVisitor }) => {
  const { page } = await newVisitor({ consentAnswered: false })
  await openPage(page, talkPath(serious.slug))
  const help = page.getByRole('complementary', { name: 'Help lines' })
  for (const { name } of serious.helplines) await help.getByText(name, { exact: true }).waitFor()
  await mendToTheEnd(page, serious)
  await page.getByText('If it is real tonight, stay close.').waitFor()
  for (const { name } of serious.helplines) await help.getByText(name, { exact: true }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)

  await test.step('of many help lines the first six are shown, and the others open on a press', async () => {
    const long = loadTalks('en').find(({ helplines }) => helplines.length > 6) ?? serious
    await openPage(page, talkPath(long.slug))
    const lines = help.getByRole('listitem').filter({ visible: true })
    await expect(lines).toHaveCount(6)
    await page.getByText('More help lines').click()
    await expect(lines).toHaveCount(long.helplines.length)
  })
})

test('by keyboard alone: after each press the focus is before what can be said next', async ({ newVisitor }) => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' })
  await openPage(page, talkPath(talk.slug))
  await tabTo(page, 'Start the talk')
  await page.keyboard.press('Enter')
  for (const words of listBest(talk)) {
    await expect.poll(() => focused(page)).toBe(QUESTION)
    await tabTo(page, words)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => focused(page)).toBe('Well practised.')
  expect(await tab(page)).toBe('Today')
})
