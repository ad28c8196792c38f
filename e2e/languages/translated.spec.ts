// The main job in every language that is built beside English: words are typed, a tool is walked through, a next step is made and asked
// about, the plan is there in English too, and help, a checklist and the tips speak the language.

import type { Page } from '@playwright/test'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { LANGUAGES, pathIn } from '#src/shared/languages.ts'
import {
  checklistPath,
  HELP_PATH,
  lessonPath,
  nowPath,
  PLAN_PATH,
  RESOURCES_PATH,
  TOOLS_PATH,
} from '#src/shared/paths.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { addRules, findTextFaults } from '../../testing/browser/layout-faults.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { newEmail } from '../../testing/browser/people.ts'
import { fillNextStep, openNextStep, saveNextStep } from '../../testing/browser/states/make-next-step.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import { linkIn } from '../../testing/mail/mails.ts'
import { expect, test } from '../fixtures.ts'
import { PARENTS_WORDS } from './parents-words.ts'

/** It is translated wherever a language is built, and an everyday one. */
const TOOL = { stageId: 'digitalLaunchpad', moduleId: 'module3', lessonId: '3.4' }
const TOOL_PATH = lessonPath(TOOL.stageId, TOOL.moduleId, TOOL.lessonId)
const LAST_STEP = 5
const NARROW = { width: 320, height: 640 }

const english = translator('en')

/** Nothing that axe finds, nothing that is cut. */
async function lookAt(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findTextFaults(page)).toEqual([])
}

for (const language of BUILT_LANGUAGES.filter((one) => one !== 'en')) {
  const t = translator(language)
  const { tag, direction, name } = LANGUAGES[language]
  const inLanguage = (path: string) => pathIn(language, path)
  const words = PARENTS_WORDS[language]

  test.describe(language, () => {
    test.use({ locale: tag })

    test('a translated search finds a tool, its step is in the plan, and tips come', async ({
      page,
      mailbox,
      newVisitor,
    }) => {
      test.setTimeout(180_000)
      await test.step('what a parent types finds the tool, and danger comes before everything', async () => {
        if (words === undefined) throw new Error(`parents-words.ts has nothing for ${language}.`)
        await page.setViewportSize(NARROW)
        await openPage(page, inLanguage('/'))
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        const results = page.getByRole('list', { name: t('search_results_name') })
        const result = results.locator(`a[href^="${inLanguage(words.tool)}?from=search"]`)
        await page.getByRole('searchbox').fill(words.danger)
        const region = page.getByRole('region', { name: t('search_danger_title') })
        await region.getByRole('link', { name: t('search_danger_emergency') }).waitFor()
        await lookAt(page)
        await page.getByRole('searchbox').fill(words.problem)
        await result.waitFor()
        await lookAt(page)
        await result.click()
        await page.getByText(t('player_step', { step: '1', steps: String(LAST_STEP) })).waitFor()
      })
      await test.step('a tool is finished, and its next step is asked about in the plan, in English too', async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        await openPage(page, inLanguage(TOOL_PATH))
        const next = page.getByRole('button', { name: t('player_next'), exact: true })
        for (let step = 1; step < LAST_STEP; step += 1) {
          await page.getByText(t('player_step', { step: String(step), steps: String(LAST_STEP) })).waitFor()
          await lookAt(page)
          if ((await next.getAttribute('aria-disabled')) === 'true') {
            await page.getByRole('radio').first().check()
            await page.getByRole('button', { name: t('player_quiz_check') }).click()
          }
          await next.click()
        }
        const dialog = await openNextStep(page, language)
        await lookAt(page)
        await fillNextStep(dialog, t('next_step_ask_today'), language)
        await saveNextStep(page, language)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: t('player_finish') }).click()
        await page.getByRole('dialog', { name: t('player_complete_title') }).waitFor()
        await lookAt(page)
        await openPage(page, inLanguage(PLAN_PATH))
        const question = page.getByRole('region', { name: t('next_step_check_title') })
        await question.getByRole('button', { name: t('next_step_worked') }).waitFor()
        await lookAt(page)
        await question.getByRole('button', { name: t('next_step_worked') }).click()
        await page.getByText(t('next_step_worked_text')).waitFor()
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
        await page.waitForURL(PLAN_PATH)
        await page.getByText(english('plan_worked_title'), { exact: true }).waitFor()
      })
      await test.step('the switch keeps the tool and its step, and a reader says there which sentence sounds wrong', async () => {
        const { page: other } = await newVisitor()
        await openPage(other, TOOL_PATH)
        await other.getByRole('button', { name: english('player_go_to_step', { step: '3' }) }).click()
        await other.getByText(english('player_step', { step: '3', steps: String(LAST_STEP) })).waitFor()
        await other.getByRole('link', { name, exact: true }).click()
        await other.getByText(t('player_step', { step: '3', steps: String(LAST_STEP) })).waitFor()
        expect(new URL(other.url()).pathname).toBe(inLanguage(TOOL_PATH))

        await other.getByRole('button', { name: t('translations_button') }).click()
        const dialog = other.getByRole('dialog')
        await dialog.getByLabel(t('translations_sentence_label')).fill('…')
        await lookAt(other)
        await dialog.getByRole('button', { name: t('translations_send') }).click()
        await dialog.getByText(t('translations_answers_taken')).waitFor()

        // Home offers the language again, and the footer leads to how much is translated.
        await openPage(other, '/')
        await other.getByRole('status').getByRole('link', { name, exact: true }).click()
        await other.getByRole('link', { name: t('shell_footer_languages') }).click()
        await other.waitForURL(inLanguage('/languages'))
        const row = other.getByRole('row').filter({ has: other.getByRole('rowheader', { name }) })
        await expect(row.getByRole('cell').first()).toHaveText(/^\d{1,3}\s?%$/)
        await lookAt(other)
      })
      await test.step('a parent asks for the tips; the mail and the page behind its link speak the language', async () => {
        const email = newEmail()
        await openPage(page, inLanguage('/'))
        const form = page.locator('form').filter({ has: page.locator('input[type="email"]') })
        await form.locator('input[type="email"]').fill(email)
        for (const box of await form.getByRole('checkbox').all()) await box.check()
        await form.getByRole('button', { name: t('newsletter_form_button') }).click()
        const link = linkIn(await mailbox.read(email, /confirm\?code=/))
        expect(new URL(link).pathname).toBe(inLanguage('/confirm'))
        await openPage(page, link)
        await lookAt(page)
        await page.getByRole('main').getByRole('button').first().click()
        await page.getByText(t('newsletter_answers_confirmed')).waitFor()
      })
    })

    test('help, every page for now and a checklist speak the language and fit 320 px', async ({ page }) => {
      test.slow()
      await page.setViewportSize(NARROW)
      await openPage(page, inLanguage(HELP_PATH))
      await lookAt(page)
      const { nowPages } = loadCurriculum(language)
      expect(nowPages.filter(({ inEnglish }) => inEnglish)).toEqual([])
      for (const { stageId, moduleId, lessonId, heading } of nowPages) {
        await openPage(page, inLanguage(nowPath(stageId, moduleId, lessonId)))
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
        await test.step(heading, () => lookAt(page))
      }
      const [checklist] = loadChecklists(language)
      if (checklist === undefined) throw new Error('There is no checklist.')
      expect(checklist.inEnglish).toBeUndefined()
      await openPage(page, inLanguage(checklistPath(checklist.slug)))
      await page.getByRole('checkbox').first().check()
      await lookAt(page)

      // With text of twice the size too.
      await page.setViewportSize({ width: 390, height: 844 })
      const aPageForNow = nowPath(TOOL.stageId, TOOL.moduleId, '3.5')
      for (const path of [HELP_PATH, TOOLS_PATH, RESOURCES_PATH, TOOL_PATH, aPageForNow]) {
        await openPage(page, inLanguage(path))
        await addRules(page, 'html { font-size: 200% }')
        expect(await findTextFaults(page), path).toEqual([])
      }
    })
  })
}
