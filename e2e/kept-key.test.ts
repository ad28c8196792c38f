// K17: a key to the plan that is kept with an account: the new phone, and somebody who got hold of the account.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../testing/browser/axe.ts'
import { openPage } from '../testing/browser/open-page.ts'
import { logIn, newEmail, newNetwork, PASSWORD, register } from '../testing/browser/people.ts'
import { openStage } from '../testing/browser/stage.ts'
import { startVisit, type Visit } from '../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../testing/mail/mails.ts'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })
const PHONE = { viewport: { width: 360, height: 640 } }
const LINE = 'Phones sleep downstairs'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const startPhone = (expected?: RegExp): Promise<Visit> =>
  startVisit(stage.browser, {
    ...PHONE,
    extraHTTPHeaders: newNetwork(),
    ...(expected === undefined ? {} : { expected }),
  })
const openShare = (page: Page) => openPage(page, `${stage.server.url}/plan/share`)

/** A family with a line in its agreement, an account with a confirmed address, and a key there. */
async function keepKey(page: Page, email: string): Promise<void> {
  await register(page, stage, email)
  await openPage(page, linkIn(await waitForMail(stage.server.dataDir, email, /verify-email\?code=/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your e-mail address is confirmed.').waitFor()
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await page.getByRole('textbox', { name: 'Who', exact: true }).fill('Robin')
  await page.getByRole('textbox', { name: 'What we do', exact: true }).fill(LINE)
  await page.getByRole('textbox', { name: 'Why', exact: true }).fill('So that everybody sleeps')
  await button(page, 'Add a line').click()
  await page.getByRole('listitem').filter({ hasText: LINE }).waitFor()
  await openShare(page)
  await button(page, 'Keep a key').click()
  await page.getByRole('textbox', { name: 'The code of the key' }).waitFor()
  await page.getByText(/It works once/).waitFor()
  expect(await findViolations(page)).toEqual([])
}

test('K17: who resets the password waits; the phone that shares the plan is told at its opening and refuses, signed out', async () => {
  const email = newEmail()
  await using family = await startPhone(/status of 401/)
  await keepKey(family.page, email)
  await using other = await startPhone(/status of 40[34]/)
  const { page } = other
  await openPage(page, `${stage.server.url}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button').click()
  await openPage(page, linkIn(await waitForMail(stage.server.dataDir, email, /reset-password\?token=/)))
  await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD} again`)
  await page.getByLabel('Confirm new password').fill(`${PASSWORD} again`)
  await page.getByRole('main').getByRole('button').last().click()
  await logIn(page, stage, email, `${PASSWORD} again`)
  await page.waitForURL(`${stage.server.url}/`)
  await openShare(page)
  await page.getByText(/It is shut until/).waitFor()
  expect(await page.getByLabel('Your code').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])

  await openPage(family.page, `${stage.server.url}/plan`)
  await family.page.getByRole('heading', { name: 'Was this one of you?' }).waitFor()
  expect(await findViolations(family.page)).toEqual([])
  await button(family.page, 'Refuse the key').click()
  await family.page.getByText('The key is deleted. It opens nothing now.').waitFor()
  await openShare(page)
  await button(page, 'Keep a key').waitFor()
})
