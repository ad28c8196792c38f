// The main job in every language that is built beside English: words are typed, a tool is walked through, a promise is made and asked
// about, the plan is there in English too, and help, a checklist and the tips speak the language.

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { LANGUAGES, pathIn } from '#src/shared/languages.ts'
import { HELP_PATH, lessonPath, nowPath, PLAN_PATH, RESOURCES_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { TALKS_PATH } from '#src/shared/talk-paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { addRules, findTextFaults } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { fillNextStep, openNextStep, saveNextStep } from '../../testing/browser/states/make-next-step.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import { PARENTS_WORDS } from '../../testing/languages/parents-words.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

/** It is translated wherever a language is built, and an everyday one. */
const TOOL = { stageId: 'digitalLaunchpad', moduleId: 'module3', lessonId: '3.4' }
const TOOL_PATH = lessonPath(TOOL.stageId, TOOL.moduleId, TOOL.lessonId)
const LAST_STEP = 5
const NARROW = { viewport: { width: 320, height: 640 } }

const stage = openStage()

/** Nothing that axe finds, nothing that is cut. */
async function lookAt(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findTextFaults(page)).toEqual([])
}

describe.each(BUILT_LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const t = translator(language)
  const { tag, direction, name } = LANGUAGES[language]
  const urlOf = (path: string) => stage.server.url + pathIn(language, path)
  const words = PARENTS_WORDS[language]

  test('S-1, S-3: what a parent types finds the tool, and danger comes before everything', async () => {
    if (words === undefined) throw new Error(`parents-words.ts has nothing for ${language}.`)
    await using visit = await startVisit(stage.browser, { ...NARROW, locale: tag })
    const { page } = visit
    await openPage(page, urlOf('/'))
    expect(await page.locator('html').getAttribute('lang')).toBe(tag)
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    await page.getByRole('searchbox').fill(words.problem)
    const results = page.getByRole('list', { name: t('search_results_name') })
    await results.locator(`a[href^="${pathIn(language, words.tool)}?from=search"]`).waitFor()
    await lookAt(page)
    await page.getByRole('searchbox').fill(words.danger)
    const region = page.getByRole('region', { name: t('search_danger_title') })
    await region.getByRole('link', { name: t('search_danger_emergency') }).waitFor()
    await lookAt(page)
    await page.getByRole('searchbox').fill(words.problem)
    await results.locator(`a[href^="${pathIn(language, words.tool)}?from=search"]`).click()
    await page.getByText(t('player_step', { step: '1', steps: String(LAST_STEP) })).waitFor()
  })

  test('I-1, I-2: a tool is walked through; what is promised stands in the plan, is asked about, and is there in English too', {
    timeout: 120_000,
  }, async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 740 }, locale: tag })
    const { page } = visit
    await openPage(page, urlOf(TOOL_PATH))
    const next = page.getByRole('button', { name: t('player_next'), exact: true })
    for (let step = 1; step < LAST_STEP; step += 1) {
      await page.getByText(t('player_step', { step: String(step), steps: String(LAST_STEP) })).waitFor()
      const choice = page.getByRole('button', { name: t('player_quiz_check') })
      await lookAt(page)
      if ((await next.getAttribute('aria-disabled')) === 'true') {
        await page.getByRole('radio').first().check()
        await choice.click()
      }
      await next.click()
    }
    const dialog = await openNextStep(page, language)
    await lookAt(page)
    await fillNextStep(dialog, t('next_step_ask_today'), language)
    await saveNextStep(page, language)
    await lookAt(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('player_finish') }).click()
    const complete = page.getByRole('dialog', { name: t('player_complete_title') })
    await complete.waitFor()
    await lookAt(page)
    await openPage(page, urlOf(PLAN_PATH))
    const question = page.getByRole('region', { name: t('next_step_check_title') })
    await question.getByRole('button', { name: t('next_step_worked') }).waitFor()
    await lookAt(page)
    await question.getByRole('button', { name: t('next_step_worked') }).click()
    await page.getByText(t('next_step_worked_text')).waitFor()
    await lookAt(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${stage.server.url}${PLAN_PATH}`)
    await page.getByText(translator('en')('plan_worked_title'), { exact: true }).waitFor()
  })

  test('I-5: the switch keeps the tool and its step, and home offers the language again', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openPage(page, stage.server.url + TOOL_PATH)
    await page.getByRole('button', { name: translator('en')('player_go_to_step', { step: '3' }) }).click()
    await page.getByText(translator('en')('player_step', { step: '3', steps: String(LAST_STEP) })).waitFor()
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByText(t('player_step', { step: '3', steps: String(LAST_STEP) })).waitFor()
    expect(new URL(page.url()).pathname).toBe(pathIn(language, TOOL_PATH))
    await openPage(page, stage.server.url)
    await page.getByRole('status').getByRole('link', { name, exact: true }).waitFor()
  })

  test('E-9: help and every page for now speak the language, fit 320 px, and keep their numbers', async () => {
    await using visit = await startVisit(stage.browser, { ...NARROW, locale: tag })
    const { page } = visit
    await openPage(page, urlOf(HELP_PATH))
    await lookAt(page)
    const { nowPages } = loadCurriculum(language)
    expect(nowPages.filter(({ inEnglish }) => inEnglish)).toEqual([])
    for (const { stageId, moduleId, lessonId, heading } of nowPages) {
      await openPage(page, urlOf(`${lessonPath(stageId, moduleId, lessonId)}/now`))
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
      await lookAt(page)
    }
  })

  test('I-2: what a list names in English says so, and keeps its direction', async () => {
    await using visit = await startVisit(stage.browser, { ...NARROW, locale: tag })
    const { page } = visit
    await openPage(page, urlOf(TALKS_PATH))
    const talks = loadTalks(language).filter(({ inEnglish }) => inEnglish)
    expect(await page.locator('li[lang="en-GB"][dir="ltr"]').count()).toBe(talks.length)
    await openPage(page, urlOf(TOOLS_PATH))
    const toolkits = loadCurriculum(language).modules.filter(({ inEnglish }) => inEnglish)
    expect(await page.locator('h3[lang="en-GB"][dir="ltr"]').count()).toBe(toolkits.length)
  })

  test('D10: with text of twice the size help, lists, a tool and a page for now fit 390 px', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 390, height: 844 }, locale: tag })
    const { page } = visit
    for (const path of [
      HELP_PATH,
      TOOLS_PATH,
      RESOURCES_PATH,
      TOOL_PATH,
      nowPath(TOOL.stageId, TOOL.moduleId, '3.5'),
    ]) {
      await openPage(page, urlOf(path))
      await addRules(page, 'html { font-size: 200% }')
      expect(await findTextFaults(page), path).toEqual([])
    }
  })

  test('a checklist is ticked and keeps its ticks', async () => {
    const [checklist] = loadChecklists(language)
    if (checklist === undefined) throw new Error('There is no checklist.')
    expect(checklist.inEnglish).toBeUndefined()
    await using visit = await startVisit(stage.browser, { ...NARROW, locale: tag })
    const { page } = visit
    await openPage(page, urlOf(`/resources/${checklist.slug}`))
    await page.getByRole('checkbox').first().check()
    await lookAt(page)
    await openPage(page, urlOf(`/resources/${checklist.slug}`))
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
  })

  test('I-7: somebody asks for the tips; the mail and the page behind its link speak the language', async () => {
    const email = `reader-${randomUUID().slice(0, 8)}@example.org`
    await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 740 }, locale: tag })
    const { page } = visit
    await openPage(page, urlOf('/'))
    const form = page.locator('form').filter({ has: page.locator('input[type="email"]') })
    await form.locator('input[type="email"]').fill(email)
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    await form.getByRole('button', { name: t('newsletter_form_button') }).click()
    const link = linkIn(await waitForMail(stage.server.dataDir, email, /confirm\?code=/))
    expect(new URL(link).pathname).toBe(pathIn(language, '/confirm'))
    await openPage(page, link)
    await lookAt(page)
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByText(t('newsletter_answers_confirmed')).waitFor()
  })

  test('I-8: a reader says which sentence sounds wrong, in the player too', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 800 } })
    const { page } = visit
    for (const path of ['/about', TOOL_PATH]) {
      await openPage(page, urlOf(path))
      await page.getByRole('button', { name: t('translations_button') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('translations_sentence_label')).fill('…')
      await lookAt(page)
      await dialog.getByRole('button', { name: t('translations_send') }).click()
      await dialog.getByText(t('translations_answers_taken')).waitFor()
      await dialog.getByRole('button', { name: t('translations_close') }).click()
    }
  })

  test('I-3, I-13: the footer leads to how much is translated', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openPage(page, urlOf('/about'))
    await page.getByRole('link', { name: t('shell_footer_languages') }).click()
    await page.waitForURL(`**${pathIn(language, '/languages')}`)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    expect(await row.getByRole('cell').first().textContent()).toMatch(/^\d{1,3}\s?%$/)
    await lookAt(page)
  })
})
