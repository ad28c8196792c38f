// Signing in with Google, by way of a real OpenID provider on loopback, in a real browser.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../tests/chromium.ts'
import { startProvider, type TestProvider } from '../tests/google-provider.ts'
import { findViolations } from './support/axe.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { startVisit } from './support/visit.ts'

const WIDE = { viewport: { width: 1280, height: 800 } }

let provider: TestProvider
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  provider = await startProvider()
  server = await startServer({
    GOOGLE_CLIENT_ID: 'handrail',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_ISSUER: provider.issuer,
  })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

test('a new person comes back to /welcome, answers once, and next time goes straight home', async () => {
  provider.says({ sub: 'g-1', email: 'priya@gmail.com', email_verified: true, name: 'Priya Patel' })
  {
    await using visit = await startVisit(browser, WIDE)
    const { page } = visit
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.goto(`${server.url}/login`)
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.waitForURL(`${server.url}/welcome`)
    await page.getByRole('heading', { name: 'Hello, Priya' }).waitFor()
    // D4, D5: what the address bar showed was a ticket, and it is gone from the history.
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
  await using again = await startVisit(browser, WIDE)
  await again.page.goto(`${server.url}/register`)
  await again.page.getByRole('link', { name: 'Continue with Google' }).click()
  await again.page.waitForURL(`${server.url}/`)
  await again.page.getByText('Welcome, Priya Patel').first().waitFor()
})

test('an address that Google has not verified ends at the login page with a reason', async () => {
  provider.says({ sub: 'g-2', email: 'someone@example.org', email_verified: false, name: 'Someone' })
  await using visit = await startVisit(browser, WIDE)
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
