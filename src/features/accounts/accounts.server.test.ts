// The clean-up deletes old sessions, codes, failed mails and log lines, and nothing else.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post, registerPerson, sessionStatus } from '../../../testing/api/test-person.ts'
import { tidyAccounts } from './accounts.server.ts'

const DAY = 24 * 3_600_000

const later = (app: TestApp, days: number) => app.setTime(new Date(app.services.clock().getTime() + days * DAY))

const TABLES = ['session', 'mail_code', 'security_event', 'job', 'account', 'completion'] as const

async function count(app: TestApp): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    counts[table] = (await app.services.database.query.selectFrom(table).select('created_at').execute()).length
  }
  return counts
}

test('sessions, codes, failed mails and the security log go in time; accounts and progress stay', async () => {
  await using app = await createTestApp()
  const { token, email } = await registerPerson(app)
  await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, { token })
  await app.services.database.query
    .updateTable('job')
    // As late as they are given up.
    .set({ failed_at: new Date(app.services.clock().getTime() + 3 * DAY).toISOString() })
    .execute()
  const all = { session: 1, mail_code: 1, security_event: 2, job: 1, account: 1, completion: 1 }
  for (const days of [0, 7]) {
    later(app, days)
    await tidyAccounts(app.services, [])
    expect(await count(app)).toEqual(all)
  }
  // The policy says seven days, of links and of mails.
  later(app, 0.1)
  await tidyAccounts(app.services, [])
  expect(await count(app)).toEqual({ ...all, mail_code: 0, job: 0 })
  later(app, 5)
  expect(await sessionStatus(app, token)).toBe(200)
  later(app, 18)
  await tidyAccounts(app.services, [])
  expect(await count(app)).toEqual({ ...all, session: 0, mail_code: 0, job: 0 })
  later(app, 60)
  await tidyAccounts(app.services, [])
  const rest = { session: 0, mail_code: 0, security_event: 0, job: 0, account: 1, completion: 1 }
  expect(await count(app)).toEqual(rest)
  expect((await post(app, '/api/auth/login', { email, password: 'correct horse battery staple' })).status).toBe(200)
})
