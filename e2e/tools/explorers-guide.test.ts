// The Explorer's Guide as a father and a child of ten meet it, on one small phone that goes to and fro (T-4, T-10 to T-12, T-14, T-15).
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SessionLesson } from '#src/features/curriculum/curriculum.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { listSessionSteps } from '#src/features/curriculum/session/session-steps.ts'
import { EXPLORERS_GUIDE_ID, LICENCE_PATH, lessonPath, toolkitPath } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { keepEverything } from '../../testing/browser/worker-ready.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'

const stage = openStage()
const PHONE = { viewport: { width: 360, height: 640 } }
const sessions = loadCurriculum('en').lessons.filter((lesson): lesson is SessionLesson => 'session' in lesson)
const [first] = sessions as [SessionLesson, ...SessionLesson[]]
const steps = listSessionSteps(first.session)

const address = (path: string) => stage.server.url + path
const pathOf = ({ stageId, moduleId, lessonId }: SessionLesson) => lessonPath(stageId, moduleId, lessonId)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** @param to the step, counted from 1 */
async function next(page: Page, to: number): Promise<void> {
  await button(page, 'Next').click()
  await page.getByText(`Step ${to} of ${steps.length}`).waitFor()
}

test('T-4, T-10, T-14: a whole session: the grown-up, the child, back again, cards, the rule in the agreement, 1 of 6', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, address(pathOf(first)))
  await heading(page, first.session.parent.heading).waitFor()
  await page.getByText('You are the grown-up here').waitFor()
  await page.getByText('Telling never costs the phone').first().waitFor()
  expect(await findViolations(page)).toEqual([])
  for (const [index, step] of steps.entries()) {
    if (index > 0) await next(page, index + 1)
    if (step.kind === 'pass') await heading(page, 'Pass the phone').waitFor()
    if (step.kind === 'give-back') await heading(page, 'Give it back').waitFor()
    if (step.kind === 'turn') {
      expect(await page.locator('main').textContent()).toContain(step.turn.say)
    }
    if (step.kind === 'card') {
      for (const { text, words, kind } of step.card.choices) {
        await page.getByRole('radio', { name: text, exact: true }).check()
        await page.getByRole('status').getByText(words).waitFor()
        expect(await page.getByText('The other choices:').count()).toBe(kind === 'good' ? 0 : 1)
      }
      expect(await findViolations(page)).toEqual([])
    }
  }
  await button(page, 'Put this rule in our agreement').click()
  await page.getByText('It is in your agreement now.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Finish session').click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  await openPage(page, address(toolkitPath(EXPLORERS_GUIDE_ID, 'module1')))
  await page.getByText('1 of 6 tools completed').waitFor()
  await openPage(page, address(AGREEMENT_PATH))
  await page.getByRole('listitem').filter({ hasText: first.session.rule.what }).waitFor()
})

test('T-15: the letters of the child are at least 1.2 times those of the grown-up', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, address(pathOf(first)))
  const sizeOf = (words: string) =>
    page.getByText(words, { exact: true }).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
  const turns: number[] = []
  for (const [index, step] of steps.entries()) {
    if (index > 0) await next(page, index + 1)
    if (step.kind === 'turn') turns.push(await sizeOf(step.turn.say))
    if (step.kind === 'card') break
  }
  const sizes = (who: string) => turns.filter((_, place) => first.session.turns[place]?.who === who)
  expect(Math.min(...sizes('child'))).toBeGreaterThanOrEqual(Math.max(...sizes('adult')) * 1.2)
  expect(Math.min(...sizes('child'))).toBeGreaterThanOrEqual(22)
})

test('T-11: an interrupted session stays where it is over a reload, and goes on at a later visit; only the place is kept', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  await openPage(page, address(pathOf(first)))
  await page.getByRole('checkbox', { name: /pictures and short words/ }).check()
  const turn = first.session.turns[0]
  await next(page, 2)
  await next(page, 3)
  await page.getByText(turn?.send.say ?? '', { exact: true }).waitFor()
  await page.getByText(turn?.send.picture ?? '', { exact: true }).waitFor()
  await reloadPage(page)
  await page.getByText(`Step 3 of ${steps.length}`).waitFor()
  await page.getByText(turn?.send.say ?? '', { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('lessonSteps')
  expect(kept).not.toMatch(/send/i)

  const later = await visit.context.newPage()
  await openPage(later, address(pathOf(first)))
  await later.getByRole('button', { name: 'Continue from step 3' }).click()
  await later.getByText(turn?.say ?? '', { exact: true }).waitFor()
})

test('T-4: without scripts every step of every session can be read', async () => {
  await using visit = await startVisit(stage.browser, { ...PHONE, javaScriptEnabled: false })
  const { page } = visit
  for (const lesson of sessions) {
    await page.goto(address(pathOf(lesson)))
    const words = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    const { turns, cards, rule, licence } = lesson.session
    const choices = cards.flatMap((card) => card.choices.flatMap((choice) => [choice.text, choice.words]))
    for (const one of [...turns.flatMap(({ say, send }) => [say, send.say]), ...choices, rule.what, licence]) {
      expect(words).toContain(one)
    }
  }
})

test('E-12: the serious sessions lead to what to do now, and end without confetti', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  for (const lesson of sessions.filter(({ serious }) => serious)) {
    await openPage(page, address(pathOf(lesson)))
    await page
      .locator(`a[href="${pathOf(lesson)}/now"]`)
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])
  }
})

test('T-12: the licence: six lines, names that never leave the page, one A4, and empty again at the next visit', async () => {
  await using visit = await startVisit(stage.browser, PHONE)
  const { page } = visit
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(
    ([key]) => {
      localStorage.userProgress = JSON.stringify({ completedLessons: [key], lastUpdated: '2026-11-22T10:00:00.000Z' })
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    },
    [`${EXPLORERS_GUIDE_ID}-module1-1.1`],
  )
  await openPage(page, address(LICENCE_PATH))
  const lines = page.locator('main ol > li')
  expect(await lines.count()).toBe(6)
  for (const [place, { session }] of sessions.entries()) {
    expect(await lines.nth(place).textContent()).toContain(session.licence)
  }
  await lines.first().getByText('We practised this.').waitFor()
  expect(await page.getByText('We practised this.').count()).toBe(1)
  expect(await page.locator('main').innerText()).not.toMatch(/\b(?:ready|safe)\b/i)
  const fields = page.locator('main input[type=text]')
  expect(await fields.count()).toBe(3)
  await page.getByLabel('Grown-up').fill('Canary Father')
  await page.getByLabel('Child').fill('Canary Child')
  await page.getByLabel('Date').fill('22 November')
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Print').click()
  await page.locator('html[data-printed]').waitFor()
  const paper = await readPdf(await page.pdf({ format: 'A4' }))
  expect(paper.pages).toBe(1)
  expect(sent.filter((words) => /canary/i.test(words))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Canary')
  await reloadPage(page)
  expect(await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
    '',
    '',
    '',
  ])
})

test('T-4, T-12: a session and the licence open without a network', async () => {
  await using visit = await startVisit(stage.browser, {
    serviceWorkers: 'allow',
    ...PHONE,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to load/,
  })
  const { page, context } = visit
  await openPage(page, stage.server.url)
  await keepEverything(page)
  await context.setOffline(true)
  await page.goto(address(pathOf(first)))
  await button(page, 'Next').click()
  await page.getByText(`Step 2 of ${steps.length}`).waitFor()
  await page.goto(address(LICENCE_PATH))
  await page.getByText(first.session.licence).waitFor()
})
