// People for journeys with accounts: an address, a network of their own, and the forms as they fill them in.

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { RunningServer } from '../servers/server.ts'
import { openPage } from './open-page.ts'

/** Where people go; a journey's server is one. */
interface Place {
  server: Pick<RunningServer, 'url'>
}

export const PASSWORD = 'a calm evening for once'

let people = 0
/** Each person comes from a network of their own, as behind a proxy, so that limits meet only those they are meant for. */
export function newNetwork(): Record<string, string> {
  people += 1
  return { 'X-Forwarded-For': `198.18.${people >> 8}.${people & 255}` }
}

export const newEmail = () => `parent-${randomUUID().slice(0, 8)}@example.org`

/** @param weeklyTips whether the box for the tips is ticked too */
export async function register(page: Page, { server }: Place, email: string, weeklyTips = false): Promise<void> {
  await openPage(page, `${server.url}/register`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  if (weeklyTips) await page.getByRole('checkbox', { name: /every Saturday/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`${server.url}/`)
}

export async function logIn(page: Page, { server }: Place, email: string, password = PASSWORD): Promise<void> {
  await openPage(page, `${server.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** What the device keeps as the session, or null. */
export const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('authToken'))

/** 200 while a token opens a session, 401 afterwards. */
export const sessionStatus = (page: Page, token: string | null) =>
  page.evaluate(
    async (given) => (await fetch('/api/auth/session', { headers: { Authorization: `Bearer ${given}` } })).status,
    token,
  )
