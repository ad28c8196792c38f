// A next step out of a tool's last step, as a parent makes it.

import type { Locator, Page } from 'playwright-core'
import { translator } from '#src/platform/content/translator.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'

/** On the last step of a tool. @returns the dialog 'My next step' */
export async function openNextStep(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  const t = translator(language)
  await page.getByRole('button', { name: t('next_step_button') }).click()
  const dialog = page.getByRole('dialog', { name: t('next_step_title') })
  await dialog.waitFor()
  return dialog
}

/** Takes the first choice of each group. @param day as its chip says */
export async function fillNextStep(dialog: Locator, day: string, language = DEFAULT_LANGUAGE): Promise<void> {
  const t = translator(language)
  for (const name of [t('next_step_if'), t('next_step_then')]) {
    await dialog.getByRole('group', { name, exact: true }).getByRole('radio').first().check()
  }
  await dialog.getByRole('button', { name: day, exact: true }).click()
}

/** @returns the dialog that says that it is saved */
export async function saveNextStep(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  const t = translator(language)
  const dialog = page.getByRole('dialog', { name: t('next_step_title') })
  await dialog.getByRole('button', { name: t('next_step_save') }).click()
  await dialog.getByRole('heading', { name: t('next_step_saved') }).waitFor()
  return dialog
}
