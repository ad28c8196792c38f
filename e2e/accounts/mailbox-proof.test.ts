// S3, S4: the press behind the mailed link, in the browser that signed up and in every other.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import {
  logIn,
  newEmail,
  newNetwork,
  PASSWORD,
  register,
  sessionStatus,
  storedToken,
} from '../../testing/browser/people.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }
const CONFIRMED = 'Your email address is confirmed.'

const stage = openStage({ TRUSTED_PROXIES: '127.0.0.1' })

const mailTo = (email: string) => waitForMail(stage.server.dataDir, email, /verify-email\?code=/)
const visitAt = (expected?: RegExp) =>
  startVisit(stage.browser, { extraHTTPHeaders: newNetwork(), ...(expected === undefined ? {} : { expected }) })
const buttons = (page: Page) => page.getByRole('main').getByRole('button')
const tips = (page: Page) => page.getByRole('checkbox', { name: /every Saturday/ })

test('A-4, S3, Q-4: where somebody signed up, one press confirms the address, everything stays, and the ticked tips start', async () => {
  const email = newEmail()
  await using visit = await startVisit(stage.browser, { ...WIDE, extraHTTPHeaders: newNetwork() })
  const { page } = visit
  await register(page, stage, email, true)
  const link = linkIn(await mailTo(email))
  await openPage(page, link)
  expect(page.url()).toBe(`${stage.server.url}/verify-email`)
  await page.getByText(`Somebody signed up here with ${email}.`).waitFor()
  expect(await buttons(page).count()).toBe(1)
  expect(await page.getByLabel('Password').count()).toBe(0)
  expect(await tips(page).isChecked()).toBe(true)
  await page.goto(`${stage.server.url}/account`)
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  await openPage(page, link)
  // Who presses before the tick stands there has not agreed to it.
  await expect.poll(() => tips(page).isChecked()).toBe(true)
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.goto(`${stage.server.url}/account`)
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Confirm your address' }).count()).toBe(0)
  const subscribed = await page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
    return (await fetch(`/api/emails/check/${encodeURIComponent(address)}`, { headers })).json()
  }, email)
  expect(subscribed).toEqual({ subscribed: true })
})

test('S3, Q-4: elsewhere the page says beforehand what the press does, does it, and leads to a new password', async () => {
  const email = newEmail()
  await using stranger = await visitAt(/status of 401/)
  await register(stranger.page, stage, email, true)
  const token = await storedToken(stranger.page)
  await using owner = await visitAt(/status of 4/)
  const { page } = owner
  await openPage(page, linkIn(await mailTo(email)))
  await page.getByText('Did you sign up on another device?').waitFor()
  expect(await buttons(page).count()).toBe(1)
  expect(await tips(page).isChecked()).toBe(false)
  expect(await findViolations(page)).toEqual([])
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.getByText('We cannot know who chose the old password, so we removed it.').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await sessionStatus(page, token)).toBe(401)
  await page.getByRole('link', { name: 'Choose a password' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const reset = linkIn(await waitForMail(stage.server.dataDir, email, /reset-password\?token=/))
  await openPage(page, reset)
  await page.getByLabel('New password', { exact: true }).fill('a password of my own')
  await page.getByLabel('Confirm new password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await logIn(page, stage, email)
  await page.getByText('Login failed. Please check your credentials.').waitFor()
  await logIn(page, stage, email, 'a password of my own')
  await page.waitForURL(`${stage.server.url}/`)
})

test('S3, Q-4: elsewhere, with the password from there, everything stays; a wrong one is said and costs nothing', async () => {
  const email = newEmail()
  await using laptop = await visitAt()
  await register(laptop.page, stage, email)
  const token = await storedToken(laptop.page)
  await using phone = await visitAt(/status of 400/)
  const { page } = phone
  await openPage(page, linkIn(await mailTo(email)))
  await page.getByLabel('Password').fill('not the password')
  await buttons(page).click()
  await page.getByText('That is not the password of this account.').waitFor()
  await page.getByLabel('Password').fill(PASSWORD)
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).waitFor()
  expect(await sessionStatus(page, token)).toBe(200)
})

test('S3: "This was not me" takes one press, and the account is gone', async () => {
  const email = newEmail()
  await using stranger = await visitAt(/status of 401/)
  await register(stranger.page, stage, email)
  const token = await storedToken(stranger.page)
  const link = (await mailTo(email)).match(/http\S+\/not-me\?\S+/)?.[0] ?? ''
  await using owner = await visitAt(/status of 40[01]/)
  const { page } = owner
  const answer = await openPage(page, link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(page.url()).toBe(`${stage.server.url}/not-me`)
  expect(await findViolations(page)).toEqual([])
  await buttons(page).click()
  await page.getByRole('heading', { name: 'The account is gone' }).waitFor()
  expect(await sessionStatus(page, token)).toBe(401)
  await openPage(page, link)
  await buttons(page).click()
  await page.getByText('This link has expired or has been used.').waitFor()
})
