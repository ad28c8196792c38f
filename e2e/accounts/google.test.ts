// Signing in with Google, by way of a real OpenID provider on loopback, in a real browser.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { translator } from '#src/platform/content/translator.ts'
import { startProvider, type TestProvider } from '../../testing/api/google-provider.ts'
import { findViolations } from '../../testing/browser/axe.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { PASSWORD } from '../../testing/browser/people.ts'
import { lendBrowser } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

let provider: TestProvider
let server: RunningServer
const lent = lendBrowser()

beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    GOOGLE_CLIENT_ID: 'handrail',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: provider.issuer,
  })
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

test('D4, D5: a new person comes back to /welcome, answers once, and next time goes straight home', async () => {
  provider.says({ sub: 'g-1', email: 'priya@gmail.com', email_verified: true, name: 'Priya Patel' })
  {
    await using visit = await startVisit(lent.browser, WIDE)
    const { page } = visit
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto(`${server.url}/login`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.waitForURL(`${server.url}/welcome`)
    await page.getByRole('heading', { name: 'Hello, Priya' }).waitFor()
    // What the address bar showed was a ticket, and it is gone from the history.
    expect(addresses.filter((address) => /token=[^&]*\.[^&]*\./.test(address))).toEqual([])
    expect(await findViolations(page)).toEqual([])
    const go = page.getByRole('button', { name: 'Continue' })
    expect(await go.getAttribute('aria-disabled')).toBe('true')
    await go.click({ force: true })
    await page.getByText('Please review and accept the terms to continue.').waitFor()
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await go.click()
    await page.waitForURL(`${server.url}/`)
    await page.getByText('Thank you! Welcome to Handrail.').waitFor()
    await page.getByText('Welcome, Priya Patel').first().waitFor()
  }
  await using again = await startVisit(lent.browser, WIDE)
  await again.page.goto(`${server.url}/register`)
  await again.page.getByRole('link', { name: 'Continue with Google' }).click()
  await again.page.waitForURL(`${server.url}/`)
  await again.page.getByText('Welcome, Priya Patel').first().waitFor()
})

test('I-7: who goes to Google from a Polish page is welcomed on a Polish one', async () => {
  provider.says({ sub: 'g-pl', email: 'kasia@gmail.com', email_verified: true, name: 'Kasia' })
  await using visit = await startVisit(lent.browser, WIDE)
  const { page } = visit
  await page.goto(`${server.url}/pl/login`)
  await page.getByRole('link', { name: translator('pl')('sign_in_google_button') }).click()
  await page.waitForURL(`${server.url}/pl/welcome`)
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('an address that Google has not verified ends at the login page with a reason', async () => {
  provider.says({ sub: 'g-2', email: 'someone@example.org', email_verified: false, name: 'Someone' })
  await using visit = await startVisit(lent.browser, WIDE)
  const { page } = visit
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.waitForURL(/\/login/)
  await page
    .getByRole('alert')
    .filter({ hasText: /^Login failed: \S/ })
    .first()
    .waitFor()
  expect(await page.evaluate(() => window.localStorage.getItem('authToken'))).toBeNull()
})

test('Q-5, S14: /account shows Google among the ways to log in, and takes it away with the password', async () => {
  const email = 'ways@gmail.com'
  await using visit = await startVisit(lent.browser, { ...WIDE, expected: /status of 400/ })
  const { page } = visit
  await openPage(page, `${server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`${server.url}/`)
  await openPage(page, linkIn(await waitForMail(server.dataDir, email, /verify-email/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your email address is confirmed.').waitFor()
  provider.says({ sub: 'g-ways', email, email_verified: true, name: 'Way' })
  await page.goto(`${server.url}/api/auth/google`)
  await page.waitForURL(`${server.url}/`)

  await openPage(page, `${server.url}/account`)
  const ways = page.getByRole('region', { name: 'Ways to log in' })
  await ways.getByText('Google', { exact: true }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await ways.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Remove Google' }).click()
  await dialog.getByText('That is not your current password.').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Remove Google' }).click()
  await ways.getByText('Google is removed.').waitFor()
  await expect.poll(() => ways.getByText('Google', { exact: true }).count()).toBe(0)
  await ways.getByText('Your password').waitFor()
})
