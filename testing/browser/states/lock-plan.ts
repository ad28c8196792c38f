// A phrase before the plan of a device, from its own page.
import type { Page } from 'playwright-core'

export const PHRASE = 'purple kettle on the roof'

/** From `/plan/lock`: locks with a phrase. */
export async function lockPlan(page: Page): Promise<void> {
  await page.getByLabel('Your phrase').fill(PHRASE)
  await page.getByLabel('The same phrase again').fill(PHRASE)
  await page.getByRole('button', { name: 'Lock our plan' }).click()
  await page.getByRole('heading', { name: 'Our plan is locked on this device' }).waitFor()
}

/** Locks it, and loads the page anew: the phrase is asked for. */
export async function askForPhrase(page: Page): Promise<void> {
  await lockPlan(page)
  await page.getByRole('button', { name: 'Shut it now' }).click()
  await page.getByRole('dialog', { name: 'Our plan is locked' }).waitFor()
}

/** Opens the lock that is asked about. */
export async function openLock(page: Page, phrase = PHRASE): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Our plan is locked' })
  await dialog.getByLabel('Your phrase').fill(phrase)
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
}
