// A class pact in each of its states. The server's answers are given here: a real one takes five mailboxes and a night.
import type { Page } from 'playwright-core'
import { OPEN_PACT_PATH } from '#src/shared/paths.ts'
import { beSignedIn } from '../screen-states.ts'

const CODE = 'k3M9qXAh7T2vRb5LwZ8cYg'

export const PACT_LINK = `${OPEN_PACT_PATH}#${CODE}`

const PACT = {
  promise: 'no-phones-upstairs',
  yearGroup: 'year-7',
  threshold: 10,
  step: 'half',
  joinedByYou: false,
  names: null as string[] | null,
}

/** Long ones, short ones, and one from the other direction. */
const NAMES = ['Ada', 'Ann-Kathrin Elisabet', 'Ben', 'Dee', 'Wolfeschlegelsteinha', 'مريم']

/** Signed in, with an address that is confirmed. */
export async function beProven(page: Page): Promise<void> {
  await beSignedIn(page, true)
}

export async function fillPact(page: Page): Promise<void> {
  await page.route('**/api/pacts', (route) => route.fulfill({ json: { code: CODE } }))
  await page.getByRole('radio', { name: 'No phones upstairs at night' }).check()
  await page.getByLabel('Year group').selectOption('Year 7')
}

export async function sendEmptyPact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the pact' }).click()
  await page.getByText('Please choose one.').last().waitFor()
}

export async function startPact(page: Page): Promise<void> {
  await fillPact(page)
  await page.getByRole('button', { name: 'Start the pact' }).click()
  await page.getByRole('img', { name: 'The same link' }).waitFor()
}

export async function lookAtPact(page: Page, pact: Partial<typeof PACT> = {}): Promise<void> {
  await page.route('**/api/pacts/look', (route) => route.fulfill({ json: { ...PACT, ...pact } }))
  await page.getByRole('button', { name: 'Look at the pact' }).click()
  await page.getByRole('heading', { name: 'No phones upstairs at night, Year 7' }).waitFor()
}

export async function reachPact(page: Page): Promise<void> {
  await lookAtPact(page, { step: 'reached', joinedByYou: true })
}

export async function seeNames(page: Page): Promise<void> {
  await lookAtPact(page, { step: 'reached', joinedByYou: true, names: NAMES })
}

export async function reportName(page: Page): Promise<void> {
  await seeNames(page)
  await page.getByRole('button', { name: 'Report Ben' }).click()
  await page.getByRole('dialog', { name: 'Report Ben' }).waitFor()
}
