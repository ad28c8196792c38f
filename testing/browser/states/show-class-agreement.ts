// A class agreement in each of its states. The server's answers are given here: a real one takes five mailboxes and a night.
import type { Page } from 'playwright-core'
import { OPEN_CLASS_AGREEMENT_PATH } from '#src/shared/paths.ts'
import { beSignedIn } from '../screen-states.ts'

const CODE = 'k3M9qXAh7T2vRb5LwZ8cYg'

export const CLASS_AGREEMENT_LINK = `${OPEN_CLASS_AGREEMENT_PATH}#${CODE}`

const CLASS_AGREEMENT = {
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

export async function fillClassAgreement(page: Page): Promise<void> {
  await page.route('**/api/class-agreements', (route) => route.fulfill({ json: { code: CODE } }))
  await page.getByRole('radio', { name: 'No phones upstairs at night' }).check()
  await page.getByLabel('Year group').selectOption('Year 7')
}

export async function sendEmptyClassAgreement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the class agreement' }).click()
  await page.getByText('Please choose one.').last().waitFor()
}

export async function startClassAgreement(page: Page): Promise<void> {
  await fillClassAgreement(page)
  await page.getByRole('button', { name: 'Start the class agreement' }).click()
  await page.getByRole('img', { name: 'The same link' }).waitFor()
}

export async function lookAtClassAgreement(page: Page, changes: Partial<typeof CLASS_AGREEMENT> = {}): Promise<void> {
  await page.route('**/api/class-agreements/look', (route) =>
    route.fulfill({ json: { ...CLASS_AGREEMENT, ...changes } }),
  )
  await page.getByRole('button', { name: 'Look at the class agreement' }).click()
  await page.getByRole('heading', { name: 'No phones upstairs at night, Year 7' }).waitFor()
}

export async function reachClassAgreement(page: Page): Promise<void> {
  await lookAtClassAgreement(page, { step: 'reached', joinedByYou: true })
}

export async function seeNames(page: Page): Promise<void> {
  await lookAtClassAgreement(page, { step: 'reached', joinedByYou: true, names: NAMES })
}

export async function reportName(page: Page): Promise<void> {
  await seeNames(page)
  await page.getByRole('button', { name: 'Report Ben' }).click()
  await page.getByRole('dialog', { name: 'Report Ben' }).waitFor()
}
