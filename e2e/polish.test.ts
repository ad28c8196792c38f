// The main job in Polish, where Polish is built: a tool, a promise, the plan, and over to English and back.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as m from '#messages'
import { findViolations } from '../testing/browser/axe.ts'
import { findTextFaults } from '../testing/browser/layout-faults.ts'
import { fillPromise, keepPromise, openPromise } from '../testing/browser/make-promise.ts'
import { openPage } from '../testing/browser/open-page.ts'
import { openStage } from '../testing/browser/stage.ts'
import { startVisit } from '../testing/browser/visit.ts'
import { BUILT_LANGUAGES } from '../testing/languages/built-languages.ts'

const TOOL = '/digitalLaunchpad/modules/module1/lessons/1.1'
const LAST_STEP = 5

const stage = openStage()

/** Nothing that axe finds, nothing that is cut. */
async function lookAt(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  expect(await findTextFaults(page)).toEqual([])
}

describe.skipIf(!BUILT_LANGUAGES.includes('pl'))('Polish', () => {
  test.each([1280])(
    'I-1, I-2: at %i px a tool is walked through, and what is promised stands in the plan, which is there in English too',
    {
      timeout: 120_000,
    },
    async (width) => {
      await using visit = await startVisit(stage.browser, { viewport: { width, height: 800 }, locale: 'pl-PL' })
      const { page } = visit
      await openPage(page, `${stage.server.url}/pl`)
      expect(await page.locator('html').getAttribute('lang')).toBe('pl')
      await lookAt(page)
      await openPage(page, `${stage.server.url}/pl${TOOL}`)
      await lookAt(page)
      await page.getByRole('button', { name: m.player_go_to_step('pl', { step: LAST_STEP }) }).click()
      const dialog = await openPromise(page, 'pl')
      await lookAt(page)
      await fillPromise(dialog, m.promise_ask_in_three_days('pl'), 'pl')
      const kept = await keepPromise(page, 'pl')
      const words = (await kept.getByText(/^Jeśli /).textContent()) ?? ''
      expect(words).not.toBe('')
      await openPage(page, `${stage.server.url}/pl/plan`)
      await page.getByText(words).waitFor()
      await lookAt(page)

      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
      await page.waitForURL(`${stage.server.url}/plan`)
    },
  )

  test('I-5: the switch keeps the tool and its step, and home offers the language again', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openPage(page, stage.server.url + TOOL)
    await page.getByRole('button', { name: m.player_go_to_step('en', { step: 3 }) }).click()
    await page.getByText(m.player_step('en', { step: 3, steps: LAST_STEP })).waitFor()
    await page.getByRole('link', { name: 'Polski' }).click()
    await page.getByText(m.player_step('pl', { step: 3, steps: LAST_STEP })).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/pl${TOOL}`)
    await openPage(page, stage.server.url)
    const offer = page.getByRole('status').getByRole('link', { name: 'Polski' })
    await offer.waitFor()
  })

  test('I-8: a reader says which sentence sounds wrong, in the player too', async () => {
    await using visit = await startVisit(stage.browser, { viewport: { width: 360, height: 800 } })
    const { page } = visit
    for (const path of ['/about', TOOL]) {
      await openPage(page, `${stage.server.url}/pl${path}`)
      await page.getByRole('button', { name: m.translations_button('pl') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(m.translations_sentence_label('pl')).fill('Zrób to teraz.')
      await lookAt(page)
      await dialog.getByRole('button', { name: m.translations_send('pl') }).click()
      await dialog.getByText(m.translations_answers_taken('pl')).waitFor()
      await dialog.getByRole('button', { name: m.translations_close('pl') }).click()
    }
  })

  test('I-3, I-13: the footer leads to how much is translated', async () => {
    await using visit = await startVisit(stage.browser)
    const { page } = visit
    await openPage(page, `${stage.server.url}/pl/about`)
    await page.getByRole('link', { name: m.languages_link('pl') }).click()
    await page.waitForURL('**/pl/languages')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Polski' }) })
    expect(await row.getByRole('cell').first().textContent()).toMatch(/^\d{1,3}\s?%$/)
    await lookAt(page)
  })
})
