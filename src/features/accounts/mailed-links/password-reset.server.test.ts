// Forgotten passwords.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashAddress } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { createSecrets } from '#src/platform/secrets.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  get,
  logIn,
  post,
  registerPerson,
  sessionStatus,
  verifyPerson,
  visible,
} from '../../../../testing/api/test-person.ts'
import { afterDeletingFrom } from '../../../../testing/database/between-statements.ts'

const NEW_PASSWORD = 'a quite different phrase'
const FAILED = {
  message: 'Failed to reset password. The link may have expired.',
  key: 'accounts_answers_reset_failed',
  code: 'bad_request',
}

const forget = (app: TestApp, email: string, address = freshAddress()) =>
  post(app, '/api/auth/forgot-password', { email }, { address })
const reset = (app: TestApp, token: string, newPassword = NEW_PASSWORD) =>
  post(app, '/api/auth/reset-password', { token, newPassword }, { address: freshAddress() })

const later = (app: TestApp, minutes: number) =>
  app.setTime(new Date(app.services.clock().getTime() + minutes * 60_000))

test('the mailed link sets a new password, which the old one no longer is', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  expect((await forget(app, person.email.toUpperCase())).status).toBe(200)
  const token = await codeFromMail(app, person.email, 'token')
  const answer = await reset(app, token)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'Password updated successfully! You can now log in.' })
  await logIn(app, { email: person.email, password: NEW_PASSWORD })
  expect((await post(app, '/api/auth/login', person)).status).toBe(401)
})

test('the answer is the same for known, unknown, Google-only and suppressed addresses', async () => {
  await using app = await createTestApp()
  const known = await registerPerson(app)
  const google = await registerPerson(app)
  await app.services.database.query
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', '=', google.email)
    .execute()
  const suppressed = await registerPerson(app)
  const address_hash = hashAddress(app.services, suppressed.email)
  const suppression = { address_hash, reason: 'complained', created_at: app.services.clock().toISOString() } as const
  await app.services.database.query.insertInto('suppression').values(suppression).execute()
  await app.sendMails()
  const before = app.sent.length
  const answers = []
  for (const email of [known.email, google.email, suppressed.email, 'nobody@family.example']) {
    answers.push(await visible(await forget(app, email)))
  }
  expect(answers[0]).toMatchObject({ status: 200 })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  // Nothing of it happened before the answer.
  expect(await app.services.database.query.selectFrom('job').select('kind').execute()).toEqual(
    Array(4).fill({ kind: 'reset-request' }),
  )
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to).sort()).toEqual([known.email, google.email, suppressed.email].sort())
})

test('tokens are long, stored as a hash, valid for 60 minutes, and only the newest counts', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await forget(app, email)
  const first = await codeFromMail(app, email, 'token')
  await forget(app, email)
  const second = await codeFromMail(app, email, 'token')
  expect(second).toMatch(/^[\w-]{43}$/)
  expect((await reset(app, first)).status).toBe(400)
  const { rows } = await sql`select * from mail_code`.execute(app.services.database.query)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(second)
  later(app, 60)
  expect(await (await reset(app, second)).json()).toEqual(FAILED)
})

test('a mail that waits in the database does not show its token either', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await app.sendMails()
  const deliver = app.services.mail.send
  app.services.mail.send = () => Promise.reject(new Error('the mail server is away'))
  await forget(app, email)
  await app.sendMails()
  const { rows } = await sql`select * from job`.execute(app.services.database.query)
  expect(rows).toHaveLength(1)
  app.services.mail.send = deliver
  later(app, 1)
  const token = await codeFromMail(app, email, 'token')
  for (const canary of [token, email]) expect(JSON.stringify(rows)).not.toContain(canary)
})

test('of twenty resets with one token exactly one succeeds', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await forget(app, email)
  const token = await codeFromMail(app, email, 'token')
  const tries = Array.from({ length: 20 }, (_, index) => reset(app, token, `one of many phrases ${index}`))
  const answers = await Promise.all(tries)
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  await logIn(app, { email, password: `one of many phrases ${winners[0]}` })
})

test('a reset ends every session, cancels other links, mails a notice and does not log in', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const tokens = [person.token, await logIn(app, person), await logIn(app, person)]
  await forget(app, person.email)
  const answer = await reset(app, await codeFromMail(app, person.email, 'token'))
  expect(Object.keys((await answer.json()) as object)).toEqual(['message'])
  expect(await Promise.all(tokens.map((token) => sessionStatus(app, token)))).toEqual([401, 401, 401])
  expect((await app.sendMails()).map(({ to, subject }) => [to, subject])).toContainEqual([
    person.email,
    'Your Handrail password was changed',
  ])
  const codes = await app.services.database.query.selectFrom('mail_code').select(['purpose', 'used_at']).execute()
  expect(codes).toEqual([{ purpose: 'reset', used_at: expect.any(String) }])
})

test('a reset while the password is changed waits for it, and finds its link cancelled', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  await forget(app, person.email)
  const link = await codeFromMail(app, person.email, 'token')
  const answered = Promise.withResolvers<Response>()
  afterDeletingFrom(app, 'session', () => reset(app, link).then(answered.resolve, answered.reject))
  const change = { currentPassword: person.password, newPassword: 'a lamp on the far windowsill' }
  const changed = await post(app, '/api/auth/change-password', change, { token: person.token })
  expect([changed.status, (await answered.promise).status]).toEqual([200, 400])
})

test('a weak password keeps the link valid; used, expired and unknown tokens answer alike', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await forget(app, email)
  const token = await codeFromMail(app, email, 'token')
  for (const weak of ['short', 'password1', `${email}1`, 'x'.repeat(201)]) {
    expect((await reset(app, token, weak)).status, weak).toBe(400)
  }
  expect((await reset(app, token)).status).toBe(200)
  await forget(app, email)
  const expired = await codeFromMail(app, email, 'token')
  later(app, 61)
  const answers = []
  for (const one of [token, expired, 'nonsense', 'x'.repeat(200)]) answers.push(await visible(await reset(app, one)))
  const shapeless = { token: '', long: 'x'.repeat(201), zero: 'a\0' }
  for (const one of Object.values(shapeless)) expect(await (await reset(app, one)).json()).toMatchObject(FAILED)
  expect(answers[0]).toMatchObject({ status: 400, body: JSON.stringify(FAILED) })
  for (const one of answers) expect(one).toEqual(answers[0])
})

test('asking changes nothing, and sends one address at most 3 mails an hour, 10 a day', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const mails = async () => (await app.sendMails()).filter(({ subject }) => subject.includes('new password')).length
  for (let index = 0; index < 5; index++) {
    const spelling = index % 2 === 0 ? person.email : person.email.toUpperCase()
    expect((await forget(app, spelling)).status).toBe(200)
    await app.sendMails()
  }
  expect(await mails()).toBe(3)
  for (let hour = 0; hour < 6; hour++) {
    later(app, 60)
    for (let index = 0; index < 4; index++) await forget(app, person.email)
    await app.sendMails()
  }
  expect(await mails()).toBeLessThanOrEqual(10)
  await logIn(app, person)
})

test('a parent refused because strangers used up the hour gets a link an hour later', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  const home = freshAddress()
  const mails = async () => (await app.sendMails()).filter(({ subject }) => subject.includes('new password')).length
  for (let index = 0; index < 3; index++) await forget(app, person.email)
  for (let index = 0; index < 3; index++) expect((await forget(app, person.email, home)).status).toBe(200)
  expect(await mails()).toBe(3)
  later(app, 60)
  await forget(app, person.email, home)
  expect(await mails()).toBe(4)
})

test('a reset that sends no mail because the mailbox is full keeps the earlier link valid', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  const mails = async () => (await app.sendMails()).filter(({ subject }) => subject.includes('new password')).length
  for (let index = 0; index < 3; index++) await forget(app, person.email)
  expect(await mails()).toBe(3)
  later(app, 60)
  await forget(app, person.email)
  expect(await mails()).toBe(4)
  const token = await codeFromMail(app, person.email, 'token')
  await forget(app, person.email)
  expect(await mails()).toBe(4)
  expect((await reset(app, token)).status).toBe(200)
})

test('a hostile Host changes no link', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  await post(app, 'http://evil.example/api/auth/forgot-password', { email }, { headers })
  const mail = (await app.sendMails()).find(({ subject }) => subject.includes('new password'))
  expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([
    expect.stringMatching(/^http:\/\/handrail\.test\/reset-password/),
  ])
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

test('opening the link by GET uses nothing up', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await forget(app, email)
  const token = await codeFromMail(app, email, 'token')
  for (let index = 0; index < 5; index++) {
    await app.request(`/reset-password?token=${token}`)
    await app.request(`/api/auth/reset-password?token=${token}`)
  }
  expect((await reset(app, token)).status).toBe(200)
})

test('the reset link proves the mailbox', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await forget(app, email)
  await reset(app, await codeFromMail(app, email, 'token'))
  const token = await logIn(app, { email, password: NEW_PASSWORD })
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({ verified: true })
})

test('one network may ask for 30 resets an hour, whatever the addresses', async () => {
  await using app = await createTestApp()
  const statuses = []
  for (let index = 0; index < 32; index++) {
    statuses.push((await forget(app, `nobody${index}@family.example`, '192.0.2.5')).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
})

test('a request that was sealed with a secret that is gone holds up no other', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  const { secrets } = app.services
  app.services.secrets = createSecrets(['a secret that will be gone'])
  await forget(app, email)
  app.services.secrets = secrets
  await forget(app, email)
  expect(await codeFromMail(app, email, 'token')).toMatch(/^[\w-]{43}$/)
  expect(app.logged.map(({ event }) => event)).toContain('job.failed')
})
