// The real app for a test: in process, with a database of its own, a log that is kept and a clock that can be set.
// `await using app = await createTestApp()` cleans up by itself.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellMembers } from '#src/features/community/class-agreement/class-agreement.emails.server.ts'
import { sendDueReminders } from '#src/features/family/reminders/reminders.server.ts'
import { importIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { readConfig } from '#src/platform/config.ts'
import type { Passwords } from '#src/platform/identity/passwords.ts'
import type { Log } from '#src/platform/log.ts'
import type { Letter } from '#src/platform/mail/mail-transport.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import type { PageTable } from '#src/server/edge/page-table.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { sendDueMails } from '../mail/send-due-mails.ts'
import { rememberPasswords } from './remembered-passwords.ts'

export interface LoggedEvent {
  level: 'info' | 'error'
  event: string
  fields: Record<string, unknown>
  cause?: unknown
}

export interface TestApp extends AsyncDisposable {
  services: Services
  logged: LoggedEvent[]
  /** Sends a request as a plain client does; `path` starts with a slash, `address` is where it comes from. */
  request(path: string, init?: RequestInit, address?: string): Promise<Response>
  /** Every mail that has left, the newest last. */
  sent: readonly SentMail[]
  /** Does what the job runner does and answers every mail sent so far, the newest last. */
  sendMails(): Promise<SentMail[]>
  /** Every address that is answered, with its method. */
  routes: { method: string; path: string }[]
  /** Moves the app's clock. */
  setTime(time: Date): void
}

export type SentMail = Letter & { id: string }

const TEST_SECRET = 'the secret of the tests, long enough for everything'

interface TestAppOptions {
  env?: Record<string, string>
  pages?: PageTable
  /** With the issues of the newsletter that a fresh installation begins with: to read them takes a while. */
  issues?: boolean
  /** A database that outlives the app, so that a second app can be a second process. */
  home?: TestDatabase
  /** Those of the server, for tests of what hashing itself does. */
  passwords?: Passwords
  /** For tests of the time that answers take: the others do not wait. */
  minResponseMs?: number
}

export async function createTestApp({
  env = {},
  pages = new Map(),
  issues = false,
  home,
  passwords = rememberPasswords(),
  minResponseMs = 0,
}: TestAppOptions = {}): Promise<TestApp> {
  const ownHome = home === undefined ? await createTestDatabase() : undefined
  const logged: LoggedEvent[] = []
  let time = new Date('2026-11-20T20:00:00Z')
  const sent: SentMail[] = []
  // Made by the code that writes into it.
  const dataDir = join(tmpdir(), `handrail-test-${randomUUID()}`)
  const settings = { PUBLIC_URL: 'http://handrail.test', TOKEN_SECRET: TEST_SECRET, DATA_DIR: dataDir, ...env }
  const services = await createServices(readConfig(settings), {
    clock: () => time,
    passwords,
    minResponseMs,
    log: keepLog(logged),
    database: await (home ?? (ownHome as TestDatabase)).open(),
    mail: {
      async send(id, { to, subject, text, html, stopUrl }) {
        const parts = { ...(html === undefined ? {} : { html }), ...(stopUrl === undefined ? {} : { stopUrl }) }
        sent.push({ id, to, subject, text, ...parts })
      },
      close() {},
    },
  })
  if (issues) await importIssues(services)
  const app = createApp(services, pages)
  return {
    services,
    logged,
    routes: app.routes,
    sent,
    request: async (path, init, address = '198.51.100.1') =>
      app.request(path, init, { incoming: { socket: { remoteAddress: address } } }),
    async sendMails() {
      await sendDueReminders(services)
      await tellMembers(services)
      while ((await sendDueMails(services)) > 0);
      return sent
    },
    setTime(next) {
      time = next
    },
    async [Symbol.asyncDispose]() {
      await services.close()
      await ownHome?.[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function keepLog(logged: LoggedEvent[]): Log {
  return {
    info: (event, fields = {}) => logged.push({ level: 'info', event, fields }),
    error: (event, cause, fields = {}) => logged.push({ level: 'error', event, fields, cause }),
  }
}
