// A promise out of a tool's last step, as a parent makes it.

import type { Locator, Page } from 'playwright-core'
import { translator } from '#src/platform/content/translator.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'

/** On the last step of a tool. @returns the dialog 'My promise' */
export async function openPromise(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  const t = translator(language)
  await page.getByRole('button', { name: t('promise_button') }).click()
  const dialog = page.getByRole('dialog', { name: t('promise_title') })
  await dialog.waitFor()
  return dialog
}

/** Takes the first choice of each group. @param day as its radio says */
export async function fillPromise(dialog: Locator, day: string, language = DEFAULT_LANGUAGE): Promise<void> {
  const t = translator(language)
  for (const name of [t('promise_if'), t('promise_then')]) {
    await dialog.getByRole('group', { name, exact: true }).getByRole('radio').first().check()
  }
  await dialog.getByRole('radio', { name: day }).check()
}

/** @returns the dialog that says that it is kept */
export async function keepPromise(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  const t = translator(language)
  await page.getByRole('button', { name: t('promise_keep_button') }).click()
  const kept = page.getByRole('dialog', { name: t('promise_kept_title') })
  await kept.waitFor()
  return kept
}
