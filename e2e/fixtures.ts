// What a journey starts with: a built server of its worker, the page of a fresh visitor, and, for those who ask, a parent who is signed in and
// the mails that were sent. A journey imports `test` and `expect` from here.
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
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

export interface Visit {
  page: Page
  context: BrowserContext
  /** What went wrong unseen so far. */
  troubles: readonly string[]
}
export type NewVisitor = (device?: Device) => Promise<Visit>
export type Mailbox = People['mailbox']

interface Device extends BrowserContextOptions {
  consentAnswered?: boolean
  expected?: RegExp
}

interface Place {
  /** The settings of the server. A file that sets them, even to none, gets a server of its own. */
  settings: Record<string, string>
  server: RunningServer
}

interface People {
  /** Another person, or a device of another kind. */
  newVisitor: NewVisitor
  /** Signed up on `page`, which is open at home. */
  parent: { email: string; password: string }
  mailbox: {
    /** Waits for a mail whose text holds these words. @returns its text */
    read: (address: string, words: RegExp) => Promise<string>
  }
}

export const test = base.extend<Options & People, Place>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      await using server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', ...settings })
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
  newVisitor: async ({ browser }, use) => {
    const opened: Visit[] = []
    await use(async ({ consentAnswered = true, expected, ...device } = {}) => {
      const context = await browser.newContext({ extraHTTPHeaders: newNetwork(), ...device })
      if (consentAnswered) await context.addInitScript(keepEssentialOnly)
      const page = await context.newPage()
      const visit = { page, context, troubles: watchTroubles(page, expected) }
      opened.push(visit)
      return visit
    })
    for (const { context, troubles } of opened) {
      await context.close()
      expect(troubles, 'errors in the browser').toEqual([])
    }
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
