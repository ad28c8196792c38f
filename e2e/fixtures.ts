// What a journey starts with: a built server of its worker, the page of a fresh visitor, and, for those who ask, a parent who is signed in and
// the mails that were sent. A journey imports `test` and `expect` from here.
import { test as base, expect } from '@playwright/test'
import { keepEssentialOnly } from '../testing/browser/consent.ts'
import { newEmail, newNetwork, PASSWORD, register } from '../testing/browser/people.ts'
import { watchTroubles } from '../testing/browser/troubles.ts'
import { waitForMail } from '../testing/mail/mails.ts'
import { type RunningServer, startServer } from '../testing/servers/server.ts'

export { expect }

interface Options {
  /** Whether the question about cookies was answered with 'Essential Only' before the first page. */
  consentAnswered: boolean
  /** Console errors that belong to the journey, such as the browser's line about a 404. */
  expectedErrors: RegExp | undefined
}

interface People {
  /** Signed up on `page`, which is open at home. */
  parent: { email: string; password: string }
  mailbox: {
    /** Waits for a mail whose text holds these words. @returns its text */
    read: (address: string, words: RegExp) => Promise<string>
  }
}

export const test = base.extend<Options & People, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are asked for.
    async ({}, use) => {
      await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' })
      await use(server)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Limits meet only those they are meant for.
  extraHTTPHeaders: async ({ server: _server }, use) => use(newNetwork()),
  consentAnswered: [true, { option: true }],
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, consentAnswered }, use) => {
    if (consentAnswered) await context.addInitScript(keepEssentialOnly)
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    const troubles = watchTroubles(page, expectedErrors)
    await use(page)
    expect(troubles, 'errors in the browser').toEqual([])
  },
  parent: async ({ page, server }, use) => {
    const email = newEmail()
    await register(page, { server }, email)
    await use({ email, password: PASSWORD })
  },
  mailbox: async ({ server }, use) => {
    await use({ read: (address, words) => waitForMail(server.dataDir, address, words) })
  },
})
