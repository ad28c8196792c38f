// After a deletion nothing that names the person is left, in whatever table, those of later features included.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeRole, giveRole } from '#src/platform/identity/operators.ts'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { logIn, post, registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'

/** Every row of every table as text, whatever tables there are. */
async function dump(app: TestApp): Promise<Map<string, string>> {
  const query: Kysely<never> = app.services.database.query as unknown as Kysely<never>
  const tables = await query.introspection.getTables()
  const contents = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(query)
    contents.set(name, JSON.stringify(rows))
  }
  return contents
}

const tablesWith = (contents: Map<string, string>, text: string) =>
  [...contents].filter(([, rows]) => rows.toLowerCase().includes(text.toLowerCase())).map(([name]) => name)

test('a deleted account leaves its address, id, words and progress in no table', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app, 'Delete.Me@family.example')
  const { token, email, password } = person
  const stranger = await registerPerson(app, 'stay@family.example')
  // As much as there can be of a person: progress, feedback, codes, mails that wait, failures, a device, Google.
  await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, { token })
  await post(app, '/api/feedback', { lessonId: '1.1', rating: 'negative', comment: 'canary comment' }, { token })
  await post(app, '/api/auth/send-verification', {}, { token })
  await post(app, '/api/auth/forgot-password', { email })
  await post(app, '/api/auth/login', { email, password: 'wrong password' })
  await post(app, '/api/auth/login', person, { headers: { 'x-device-id': 'device-of-the-deleted-0123' } })
  provider.says({ sub: 'canary-subject', email, email_verified: true })
  app.services.mail.send = () => Promise.reject(new Error('the mail server is away'))
  await app.sendMails()
  const { id } = await app.services.database.query
    .selectFrom('account')
    .select('id')
    .where('canonical_email', '=', 'delete.me@family.example')
    .executeTakeFirstOrThrow()
  // Google needs the password once, because it does not run this mailbox: the wish to join waits in a table.
  await app.services.database.query.updateTable('account').set({ verified: 1 }).where('id', '=', id).execute()
  await new Browser(app).signIn()

  const before = await dump(app)
  for (const table of [
    'account',
    'session',
    'completion',
    'feedback',
    'inbox_message',
    'mail_code',
    'job',
    'consent_event',
  ]) {
    expect(tablesWith(before, id), table).toContain(table)
  }
  expect(tablesWith(before, 'canary-subject')).toEqual(['google_pending_link'])

  const answer = await post(app, '/api/auth/delete-account', { password }, { token })
  expect(answer.status).toBe(200)
  const after = await dump(app)
  for (const canary of ['delete.me', id, 'canary', password]) expect(tablesWith(after, canary), canary).toEqual([])
  // The keyed hash of the deletion stays, and all data of other accounts.
  const events = await app.services.database.query
    .selectFrom('security_event')
    .select(['account_id', 'subject_hash'])
    .where('event', '=', 'account.delete')
    .execute()
  const subject_hash = app.services.secrets.keyedHash('address', 'delete.me@family.example')
  expect(events).toEqual([{ account_id: null, subject_hash }])
  expect(tablesWith(after, stranger.email)).toEqual(['account'])
})

test('a reset that waits when the account is deleted sends nothing, and the address is free', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app)
  const { email, password, token } = person
  await verifyPerson(app, person)
  const before = app.sent.length
  await post(app, '/api/auth/forgot-password', { email })
  await post(app, '/api/auth/delete-account', { password }, { token })
  const subjects = (await app.sendMails()).slice(before).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your Handrail account was deleted'])
  await registerPerson(app, email)
})

test('an account with a role is not deleted by the first factor alone', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  const { query } = app.services.database
  const { id } = await query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const token = await logIn(app, person)
  const remove = () => post(app, '/api/auth/delete-account', { password: person.password }, { token })
  await giveRole(query, id, 'owner')
  const refused = await remove()
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('You have a role at the desk.')])
  expect(await query.selectFrom('account').select('role').execute()).toEqual([{ role: 'owner' }])
  await changeRole(query, id, null)
  expect((await remove()).status).toBe(200)
})

test('twenty deletions at once: one succeeds, the rest fail cleanly', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const { password, token } = await registerPerson(app)
  const tries = Array.from({ length: 20 }, () => post(app, '/api/auth/delete-account', { password }, { token }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(
    statuses.every((status) => [200, 400, 401, 409, 429].includes(status)),
    statuses.join(),
  ).toBe(true)
})
