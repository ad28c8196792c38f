// The Explorer's Guide as a father and a child of ten meet it, on one small phone that goes to and fro.
import type { Page } from '@playwright/test'
import type { SessionLesson } from '#src/features/curriculum/curriculum.contract.ts'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { listSessionSteps } from '#src/features/curriculum/session-steps.ts'
import { EXPLORERS_GUIDE_ID, LICENCE_PATH, lessonPath, toolkitPath } from '#src/shared/paths.ts'
import { AGREEMENT_PATH } from '#src/shared/plan-paths.ts'
import { openPage, reloadPage } from '../../testing/browser/open-page.ts'
import { NEXT } from '../../testing/browser/states/walk-session.ts'
import { readPdf } from '../../testing/pdf/pdf-reader.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 640 } })
const sessions = loadCurriculum('en').lessons.filter((lesson): lesson is SessionLesson => 'session' in lesson)
const [first] = sessions as [SessionLesson, ...SessionLesson[]]
const steps = listSessionSteps(first.session)

const pathOf = ({ stageId, moduleId, lessonId }: SessionLesson) => lessonPath(stageId, moduleId, lessonId)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** @param to the step, counted from 1 */
async function next(page: Page, to: number): Promise<void> {
  await page.getByRole('button', { name: NEXT }).click()
  await page.getByText(`Step ${to} of ${steps.length}`).waitFor()
}

test('a whole session with grown-up, child, cards and rule ends with 1 of 6', async ({ page }) => {
  await openPage(page, pathOf(first))
  await heading(page, first.session.parent.heading).waitFor()
  await page.getByText('You are the grown-up here').waitFor()
  await page.getByText('Telling never costs the phone').first().waitFor()
  const sizes: Record<string, number[]> = { adult: [], child: [] }
  for (const [index, step] of steps.entries()) {
    if (index > 0) await next(page, index + 1)
    if (step.kind === 'pass') await heading(page, 'Pass the phone').waitFor()
    if (step.kind === 'give-back') await heading(page, 'Give it back').waitFor()
    if (step.kind === 'turn') {
      const said = page.getByText(step.turn.say, { exact: true })
      sizes[step.turn.who]?.push(await said.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize)))
    }
    if (step.kind === 'card') {
      for (const { text, words, kind } of step.card.choices) {
        await page.getByRole('radio', { name: text, exact: true }).check()
        await page.getByRole('status').getByText(words).waitFor()
        await expect(page.getByText('The other choices:')).toHaveCount(kind === 'good' ? 0 : 1)
      }
    }
  }
  // A child of ten reads larger letters.
  const { adult = [], child = [] } = sizes
  expect(Math.min(...child)).toBeGreaterThanOrEqual(Math.max(...adult) * 1.2)
  expect(Math.min(...child)).toBeGreaterThanOrEqual(22)
  await button(page, 'Put this rule in our agreement').click()
  await page.getByText('It is in your agreement now.').waitFor()
  await button(page, 'Finish session').click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  await openPage(page, toolkitPath(EXPLORERS_GUIDE_ID, 'module1'))
  await page.getByText('1 of 6 tools completed').waitFor()
  await openPage(page, AGREEMENT_PATH)
  await page.getByRole('listitem').filter({ hasText: first.session.rule.what }).waitFor()
})

test('an interrupted session continues later, and only its place is stored', async ({ page, context }) => {
  await openPage(page, pathOf(first))
  await page.getByRole('checkbox', { name: /pictures and short words/ }).check()
  const turn = first.session.turns[0]
  await next(page, 2)
  await next(page, 3)
  await page.getByText(turn?.send.say ?? '', { exact: true }).waitFor()
  await page.getByText(turn?.send.picture ?? '', { exact: true }).waitFor()
  await reloadPage(page)
  await page.getByText(`Step 3 of ${steps.length}`).waitFor()
  await page.getByText(turn?.send.say ?? '', { exact: true }).waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('lessonSteps')
  expect(kept).not.toMatch(/send/i)

  const later = await context.newPage()
  await openPage(later, pathOf(first))
  await later.getByRole('button', { name: 'Continue from step 3' }).click()
  await later.getByText(turn?.say ?? '', { exact: true }).waitFor()
})

test('the licence has six lines on one A4, and names that never leave the page', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(
    ([key]) => {
      localStorage.userProgress = JSON.stringify({ completedLessons: [key], lastUpdated: '2026-11-22T10:00:00.000Z' })
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    },
    [`${EXPLORERS_GUIDE_ID}-module1-1.1`],
  )
  await openPage(page, LICENCE_PATH)
  const lines = page.locator('main ol > li')
  await expect(lines).toHaveCount(6)
  for (const [place, { session }] of sessions.entries()) {
    await expect(lines.nth(place)).toContainText(session.licence)
  }
  await lines.first().getByText('We practised this.').waitFor()
  await expect(page.getByText('We practised this.')).toHaveCount(1)
  expect(await page.locator('main').innerText()).not.toMatch(/\b(?:ready|safe)\b/i)
  const fields = page.locator('main input[type=text]')
  await expect(fields).toHaveCount(3)
  await page.getByLabel('Grown-up').fill('Canary Father')
  await page.getByLabel('Child').fill('Canary Child')
  await page.getByLabel('Date').fill('22 November')
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
