// A promise out of a tool's last step, as a parent makes it.
import type { Locator, Page } from 'playwright-core'

/** On the last step of a tool. @returns the dialog 'My promise' */
export async function openPromise(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Make it a promise' }).click()
  const dialog = page.getByRole('dialog', { name: 'My promise' })
  await dialog.waitFor()
  return dialog
}

/** Takes the first choice of each group. @param day as its radio says */
export async function fillPromise(dialog: Locator, day: string): Promise<void> {
  for (const name of ['If', 'Then I']) {
    await dialog.getByRole('group', { name, exact: true }).getByRole('radio').first().check()
  }
  await dialog.getByRole('radio', { name: day }).check()
}

/** @returns the dialog that says that it is kept */
export async function keepPromise(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Keep this promise' }).click()
  const kept = page.getByRole('dialog', { name: 'Your promise is kept' })
  await kept.waitFor()
  return kept
}
