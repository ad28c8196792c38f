// A parent who writes in and cannot log in gets a copy of all that is held on their address, or has all of it deleted.
import { expect, test } from 'vitest'
import { giveRole } from '#src/platform/identity/operators.ts'
import { OTHERS } from '#src/server/features.ts'
import { atDesk, nextCode, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { logIn, post, registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import { erasePerson, readPerson } from './person.server.ts'

const SOURCES = OTHERS.personalData
const EMAIL = 'ada@family.example'

const read = (app: TestApp, email = EMAIL) => readPerson(app.services, email, SOURCES)
const erase = (app: TestApp, email = EMAIL) =>
  app.services.database.query
    .transaction()
    .execute((transaction) => erasePerson(transaction, app.services, email, SOURCES))
const complain = (app: TestApp) => post(app, '/api/inbox/complaint', { email: EMAIL, text: 'Where is my data?' })

/** With an account, its progress, and a complaint. */
async function fill(app: TestApp) {
  const person = await registerPerson(app, EMAIL)
  await verifyPerson(app, person)
  await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, { token: person.token })
  await complain(app)
  return person
}

test('the copy of a proven account is what its owner downloads', async () => {
  await using app = await createTestApp()
  const person = await fill(app)
  const { account, data } = await read(app)
  expect(account).toBe('proven')
  const token = await logIn(app, person)
  const own = (await (await post(app, '/api/auth/my-data', {}, { token })).json()) as Record<string, unknown>
  expect(Object.keys(data ?? {}).sort()).toEqual(Object.keys(own).sort())
  for (const part of ['email', 'completedLessons', 'messages', 'newsletter', 'consents']) {
    expect(data?.[part], part).toEqual(own[part])
  }
})

test('deletion removes account, tips and words, informs the person, and survives a restore', async () => {
  await using app = await createTestApp()
  const person = await fill(app)
  const before = (await app.sendMails()).length
  expect(await erase(app)).toBe('deleted')
  expect(await read(app)).toEqual({ account: 'none', data: null })
  expect((await post(app, '/api/auth/login', person)).status).toBe(401)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to)).toEqual([EMAIL])
  const { query } = app.services.database
  const events = await query
    .selectFrom('security_event')
    .select('event')
    .where('event', '=', 'account.delete')
    .execute()
  expect(events).toHaveLength(1)
  expect(JSON.stringify(await query.selectFrom('inbox_message').selectAll().execute())).not.toMatch(/ada@|Where is/)
})

test('a reader or a writer without an account is found and deleted too', async () => {
  await using app = await createTestApp()
  await complain(app)
  const [reader] = await addReaders(app.services, 1).then(() =>
    app.services.database.query.selectFrom('subscriber').select('email').execute(),
  )
  const email = reader?.email as string
  expect(await read(app)).toMatchObject({ account: 'none', data: { messages: [{ text: 'Where is my data?' }] } })
  expect((await read(app, email)).data?.newsletter).toMatchObject([{ email, state: 'active' }])
  await erase(app, email)
  await erase(app)
  expect([await read(app, email), await read(app)]).toEqual(Array(2).fill({ account: 'none', data: null }))
  const suppressed = await app.services.database.query.selectFrom('suppression').select('reason').execute()
  expect(suppressed).toEqual([{ reason: 'erased' }])
})

test('the copy of an unproven account holds nothing, and deletion removes it too', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, EMAIL)
  await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, { token: person.token })
  expect(await read(app)).toEqual({ account: 'not proven', data: null })
  await erase(app)
  expect(await read(app)).toEqual({ account: 'none', data: null })
})

test('an operator is not deleted while they have a role', async () => {
  await using app = await createTestApp()
  await fill(app)
  const { query } = app.services.database
  const { id } = await query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await giveRole(query, id, 'editor')
  expect(await erase(app)).toBe('operator')
  expect((await read(app)).account).toBe('proven')
})

test('an owner exports and deletes with a code, and the log has only a mark', async () => {
  await using app = await createTestApp()
  await complain(app)
  const owner = await signInToDesk(app, 'owner')
  const act = async (what: string) => {
    const answer = await atDesk(
      app,
      `/api/desk/people/person/${what}`,
      { email: EMAIL, code: nextCode(app, owner) },
      { cookie: owner.cookie },
    )
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as { data?: { messages: object[] } | null; mark: string }
  }
  expect((await act('export')).data?.messages).toHaveLength(1)
  const { mark } = await act('delete')
  expect((await act('export')).data).toBeNull()
  const acts = await app.services.database.query.selectFrom('audit_event').select(['act', 'about']).execute()
  const lines = acts.filter(({ act }) => act.endsWith('-person'))
  expect(lines.map(({ act }) => act)).toEqual(['export-person', 'delete-person', 'export-person'])
  for (const { about } of lines) expect(JSON.parse(about)).toEqual({ mark })
  expect(JSON.stringify(acts)).not.toContain(EMAIL)
})
