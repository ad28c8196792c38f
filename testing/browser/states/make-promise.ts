// A promise out of a tool's last step, as a parent makes it.
import type { Locator, Page } from 'playwright-core'
import * as m from '#messages'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'

/** On the last step of a tool. @returns the dialog 'My promise' */
export async function openPromise(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  await page.getByRole('button', { name: m.promise_button(language) }).click()
  const dialog = page.getByRole('dialog', { name: m.promise_title(language) })
  await dialog.waitFor()
  return dialog
}

/** Takes the first choice of each group. @param day as its radio says */
export async function fillPromise(dialog: Locator, day: string, language = DEFAULT_LANGUAGE): Promise<void> {
  for (const name of [m.promise_if(language), m.promise_then(language)]) {
    await dialog.getByRole('group', { name, exact: true }).getByRole('radio').first().check()
  }
  await dialog.getByRole('radio', { name: day }).check()
}

/** @returns the dialog that says that it is kept */
export async function keepPromise(page: Page, language = DEFAULT_LANGUAGE): Promise<Locator> {
  await page.getByRole('button', { name: m.promise_keep_button(language) }).click()
  const kept = page.getByRole('dialog', { name: m.promise_kept_title(language) })
  await kept.waitFor()
  return kept
}
