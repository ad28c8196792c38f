// The press behind the mailed link, in the browser that signed up and in every other.

import type { Page } from '@playwright/test'
import { openPage } from '../../testing/browser/open-page.ts'
import { logIn, newEmail, PASSWORD, register, sessionStatus, storedToken } from '../../testing/browser/people.ts'
import { linkIn } from '../../testing/mail/mails.ts'
import { expect, type Mailbox, test } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

test.use(WIDE)
const CONFIRMED = 'Your email address is confirmed.'

const mailTo = (email: string, mailbox: Mailbox) => mailbox.read(email, /verify-email\?code=/)
const buttons = (page: Page) => page.getByRole('main').getByRole('button')
const tips = (page: Page) => page.getByRole('checkbox', { name: /every Saturday/ })

test('on the device that signed up, one press confirms the address and starts the ticked tips', async ({
  page,
  server,
  mailbox,
}) => {
  const email = newEmail()
  await register(page, { server }, email, true)
  const link = linkIn(await mailTo(email, mailbox))
  await openPage(page, link)
  await expect(page).toHaveURL('/verify-email')
  await page.getByText(`Somebody signed up here with ${email}.`).waitFor()
  await expect(buttons(page)).toHaveCount(1)
  expect(await page.getByLabel('Password').count()).toBe(0)
  await expect(tips(page)).toBeChecked()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  await openPage(page, link)
  // A press before the tick is shown is no consent.
  await expect.poll(() => tips(page).isChecked()).toBe(true)
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Confirm your address' }).count()).toBe(0)
  const subscribed = await page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${window.localStorage.getItem('authToken')}` }
    return (await fetch(`/api/emails/check/${encodeURIComponent(address)}`, { headers })).json()
  }, email)
  expect(subscribed).toEqual({ subscribed: true })
})

test('on another device the page says what the press does, and leads to a new password', async ({
  server,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail()
  const stranger = await newVisitor({ expected: /status of 401/ })
  await register(stranger.page, { server }, email, true)
  const token = await storedToken(stranger.page)
  const owner = await newVisitor({ expected: /status of 4/ })
  const { page } = owner
  await openPage(page, linkIn(await mailTo(email, mailbox)))
  await page.getByText('Did you sign up on another device?').waitFor()
  await expect(buttons(page)).toHaveCount(1)
  await expect(tips(page)).not.toBeChecked()
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.getByText('We cannot know who chose the old password, so we removed it.').waitFor()
  expect(await sessionStatus(page, token)).toBe(401)
  await page.getByRole('link', { name: 'Choose a password' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const reset = linkIn(await mailbox.read(email, /reset-password\?token=/))
  await openPage(page, reset)
  await page.getByLabel('New password', { exact: true }).fill('a password of my own')
  await page.getByLabel('Confirm new password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await logIn(page, { server }, email)
  await page.getByText('Login failed. Please check your credentials.').waitFor()
  await logIn(page, { server }, email, 'a password of my own')
  await page.waitForURL('/')
})

test('on another device the right password keeps everything, and a wrong one costs nothing', async ({
  server,
  newVisitor,
  mailbox,
}) => {
  const email = newEmail()
  const laptop = await newVisitor()
  await register(laptop.page, { server }, email)
  const token = await storedToken(laptop.page)
  const phone = await newVisitor({ expected: /status of 400/ })
  const { page } = phone
  await openPage(page, linkIn(await mailTo(email, mailbox)))
  await page.getByLabel('Password').fill('not the password')
  await buttons(page).click()
  await page.getByText('That is not the password of this account.').waitFor()
  await page.getByLabel('Password').fill(PASSWORD)
  await buttons(page).click()
  await page.getByText(CONFIRMED).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).waitFor()
  expect(await sessionStatus(page, token)).toBe(200)
})

test('"This was not me" takes one press, and the account is gone', async ({ server, newVisitor, mailbox }) => {
  const email = newEmail()
  const stranger = await newVisitor({ expected: /status of 401/ })
  await register(stranger.page, { server }, email)
  const token = await storedToken(stranger.page)
  const link = (await mailTo(email, mailbox)).match(/http\S+\/not-me\?\S+/)?.[0] ?? ''
  const owner = await newVisitor({ expected: /status of 40[01]/ })
  const { page } = owner
  const answer = await openPage(page, link)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(page).toHaveURL('/not-me')
  await buttons(page).click()
  await page.getByRole('heading', { name: 'The account is gone' }).waitFor()
  expect(await sessionStatus(page, token)).toBe(401)
  await openPage(page, link)
  await buttons(page).click()
  await page.getByText('This link has expired or has been used.').waitFor()
})
