// Signing in with Google, by way of a real OpenID provider on loopback, in a real browser.

import { translator } from '#src/platform/content/translator.ts'
import { startProvider, type TestProvider } from '../../testing/api/google-provider.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { PASSWORD } from '../../testing/browser/people.ts'
import { linkIn } from '../../testing/mail/mails.ts'
import { test as base, expect } from '../fixtures.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

const test = base.extend<object, { provider: TestProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are asked for.
    async ({}, use) => {
      await using provider = await startProvider()
      await use(provider)
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) =>
      use({ GOOGLE_CLIENT_ID: 'handrail', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: provider.issuer }),
    { scope: 'worker' },
  ],
})
test.use(WIDE)

test('a new person comes back to /welcome, answers once, and next time goes straight home', async ({
  page,
  newVisitor,
  provider,
}) => {
  provider.says({ sub: 'g-1', email: 'priya@gmail.com', email_verified: true, name: 'Priya Patel' })
  {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.waitForURL('/welcome')
    await page.getByRole('heading', { name: 'Hello, Priya' }).waitFor()
    // What the address bar showed was a ticket, and it is gone from the history.
    expect(addresses.filter((address) => /token=[^&]*\.[^&]*\./.test(address))).toEqual([])
    const go = page.getByRole('button', { name: 'Continue' })
    await expect(go).toHaveAttribute('aria-disabled', 'true')
    await go.click({ force: true })
    await page.getByText('Please review and accept the terms to continue.').waitFor()
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await go.click()
    await page.waitForURL('/')
    await page.getByText('Thank you! Welcome to Handrail.').waitFor()
    await page.getByText('Welcome, Priya Patel').first().waitFor()
  }
  await test.step('the next time', async () => {
    const again = await newVisitor(WIDE)
    await again.page.goto('/register')
    await again.page.getByRole('link', { name: 'Continue with Google' }).click()
    await again.page.waitForURL('/')
    await again.page.getByText('Welcome, Priya Patel').first().waitFor()
  })
  await test.step('from a Polish page back to a Polish one', async () => {
    provider.says({ sub: 'g-pl', email: 'kasia@gmail.com', email_verified: true, name: 'Kasia' })
    const polish = await newVisitor(WIDE)
    await polish.page.goto('/pl/login')
    await polish.page.getByRole('link', { name: translator('pl')('sign_in_google_button') }).click()
    await polish.page.waitForURL('/pl/welcome')
    expect(await polish.page.locator('html').getAttribute('lang')).toBe('pl')
    await polish.page.getByRole('heading', { level: 1 }).waitFor()
  })
})

test('/account lists Google as a way to log in, and removes it with the password', async ({
  mailbox,
  newVisitor,
  provider,
}) => {
  const email = 'ways@gmail.com'
  const { page } = await newVisitor({ ...WIDE, expected: /status of 400/ })
  await openPage(page, '/register')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('/')
  await openPage(page, linkIn(await mailbox.read(email, /verify-email/)))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your email address is confirmed.').waitFor()
  provider.says({ sub: 'g-ways', email, email_verified: true, name: 'Way' })
  await page.goto('/api/auth/google')
  await page.waitForURL('/')

  await openPage(page, '/account')
  const ways = page.getByRole('region', { name: 'Ways to log in' })
  await ways.getByText('Google', { exact: true }).waitFor()
  await ways.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' })
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Remove Google' }).click()
  await dialog.getByText('That is not your current password.').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Remove Google' }).click()
  await ways.getByText('Google is removed.').waitFor()
  await expect.poll(() => ways.getByText('Google', { exact: true }).count()).toBe(0)
  await ways.getByText('Your password').waitFor()
})
