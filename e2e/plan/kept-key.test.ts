// K17: a key to the plan that is kept with an account: the new phone, and somebody who got hold of the account.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { logIn, newEmail, newNetwork, PASSWORD, register } from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit, type Visit } from '../../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

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

/** A family with a line in its agreement, an account with a confirmed address, and a key there. @returns the code */
async function keepKey(page: Page, email: string): Promise<string> {
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
  const code = await page.getByRole('textbox', { name: 'The code of the key' }).inputValue()
  await page.getByText(/It works once/).waitFor()
  expect(await findViolations(page)).toEqual([])
  return code
}

test('K17: a new phone opens the plan with the account and the code from paper, once', async () => {
  const email = newEmail()
  await using old = await startPhone()
  const code = await keepKey(old.page, email)
  await openShare(old.page)
  await button(old.page, 'Delete the key').waitFor()
  expect(await old.page.getByText(code).count()).toBe(0)

  await using fresh = await startPhone()
  const { page } = fresh
  await logIn(page, stage, email)
  await page.waitForURL(`${stage.server.url}/`)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openShare(page)
  await page.getByLabel('Your code').fill('AAAA')
  await button(page, 'Open our plan here').click()
  await page.getByText('This is not the whole code.').waitFor()
  await page.getByLabel('Your code').fill('A'.repeat(24))
  await button(page, 'Open our plan here').click()
  await page.getByText('This code does not open the key.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Your code').fill(code.toLowerCase())
  await button(page, 'Open our plan here').click()
  await page.waitForURL(`${stage.server.url}/plan`)
  await openPage(page, `${stage.server.url}/plan/agreement`)
  await page.getByRole('listitem').filter({ hasText: LINE }).waitFor()
  const letters = code.replaceAll('-', '')
  expect(sent.filter((one) => one.toUpperCase().replaceAll('-', '').includes(letters))).toEqual([])
  await openShare(page)
  await button(page, 'Keep a key').waitFor()
})

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
  // Whoever leaves sooner leaves before the answer has come.
  await page.getByText('Password updated successfully! You can now log in.').first().waitFor()
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
