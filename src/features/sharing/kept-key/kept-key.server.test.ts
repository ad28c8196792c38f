// K17: a key that is kept with an account, and what a new way into the account costs whoever came by it: 7 days, in which every
// device that shares the plan can refuse it.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  GOOD_PASSWORD,
  get,
  logIn,
  type Person,
  post,
  registerPerson,
  verifyPerson,
} from '../../../../testing/api/test-person.ts'
import { hashOfKey } from '../notebook-access.server.ts'
import { tellOwners } from './tell-owners.server.ts'

const SEALED = 'c2VhbGVkLWtleQ'
const SUBJECT = 'Something in your Handrail account is shut for 7 days'

const makeKey = () => randomBytes(32).toString('base64url')

async function createKeeper(app: TestApp, email?: string): Promise<Person> {
  const person = await registerPerson(app, email)
  await verifyPerson(app, person)
  return person
}

/** @returns the key by which a device may refuse it */
async function keep(app: TestApp, { token }: Pick<Person, 'token'>): Promise<string> {
  const refusal = makeKey()
  const answer = await post(app, '/api/kept-key', { sealed: SEALED, refusal: hashOfKey(refusal) }, { token })
  expect(answer.status, await answer.text()).toBe(200)
  return refusal
}

const open = (app: TestApp, token: string) => post(app, '/api/kept-key/open', {}, { token })
const ask = (app: TestApp, refusal: string) => post(app, '/api/kept-key/ask', { refusal })
const refuse = (app: TestApp, refusal: string) => post(app, '/api/kept-key/refuse', { refusal })
const deleteKey = (app: TestApp, token: string) =>
  app.request('/api/kept-key', {
    method: 'DELETE',
    body: '{}',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
const look = async (app: TestApp, token: string): Promise<unknown> => (await get(app, '/api/kept-key', token)).json()

const pass = (app: TestApp, days: number) => app.setTime(new Date(app.services.clock().getTime() + days * DAY_MS))
const today = (app: TestApp, days = 0) =>
  new Date(app.services.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** With the mailbox alone. @returns the token of a new session */
async function resetPassword(app: TestApp, email: string, newPassword = 'another horse on the roof'): Promise<string> {
  await post(app, '/api/auth/forgot-password', { email }, { address: freshAddress() })
  const token = await codeFromMail(app, email, 'token')
  expect((await post(app, '/api/auth/reset-password', { token, newPassword })).status).toBe(200)
  return logIn(app, { email, password: newPassword })
}

async function notices(app: TestApp) {
  await tellOwners(app.services)
  return (await app.sendMails()).filter(({ subject }) => subject === SUBJECT)
}

test('K17: a key is kept, looked at, opened and deleted; one at a time, and for a proven address only', async () => {
  await using app = await createTestApp()
  const stranger = await registerPerson(app)
  const unproven = await post(app, '/api/kept-key', { sealed: SEALED, refusal: makeKey() }, stranger)
  expect(unproven.status).toBe(403)
  expect((await open(app, stranger.token)).status).toBe(404)

  const keeper = await createKeeper(app)
  expect(await look(app, keeper.token)).toEqual({ kept: null })
  const refusal = await keep(app, keeper)
  expect(await look(app, keeper.token)).toEqual({ kept: { on: today(app), opensOn: null } })
  expect((await post(app, '/api/kept-key', { sealed: SEALED, refusal: makeKey() }, keeper)).status).toBe(409)
  // A new phone needs no more than to be signed in, where nothing else has changed.
  const opened = await open(app, await logIn(app, keeper))
  expect(await opened.json()).toEqual({ sealed: SEALED })
  expect(await (await ask(app, refusal)).json()).toEqual({ newWay: null })
  expect(await notices(app)).toEqual([])

  expect((await deleteKey(app, keeper.token)).status).toBe(200)
  expect((await open(app, keeper.token)).status).toBe(404)
  for (const gone of [refusal, makeKey()]) {
    expect((await refuse(app, gone)).status).toBe(404)
    expect(await (await ask(app, gone)).json()).toEqual({ newWay: null })
  }
  for (const path of ['/api/kept-key', '/api/kept-key/open']) expect((await post(app, path, {})).status).toBe(401)
})

test('K17: after a reset it stays shut for 7 days; the devices and the mailbox are told, the mail without a word of a plan', async () => {
  await using app = await createTestApp()
  const keeper = await createKeeper(app)
  const refusal = await keep(app, keeper)
  pass(app, 40)
  const token = await resetPassword(app, keeper.email)
  const opensOn = today(app, 7)
  expect(await look(app, token)).toMatchObject({ kept: { opensOn } })
  const refused = await open(app, token)
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain(SEALED)
  expect(await (await ask(app, refusal)).json()).toEqual({ newWay: { on: today(app), opensOn } })
  const [notice, ...more] = await notices(app)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ to: keeper.email })
  expect(notice?.text).not.toMatch(/plan|key|child|carer/i)
  // Once: also when the job runs again.
  expect(await notices(app)).toHaveLength(1)

  pass(app, 6.9)
  expect((await open(app, await logIn(app, { ...keeper, password: 'another horse on the roof' }))).status).toBe(403)
  pass(app, 0.2)
  expect((await open(app, await logIn(app, { ...keeper, password: 'another horse on the roof' }))).status).toBe(200)
  // A device that was not opened in these days is told all the same.
  expect(await (await ask(app, refusal)).json()).toMatchObject({ newWay: { opensOn } })
  pass(app, 24)
  expect(await (await ask(app, refusal)).json()).toEqual({ newWay: null })
})

test('K17: a mailbox that has had enough mails today is told tomorrow', async () => {
  await using app = await createTestApp()
  const keeper = await createKeeper(app)
  await keep(app, keeper)
  pass(app, 40)
  await resetPassword(app, keeper.email)
  const words = { subject: 'One of many', text: 'x', html: 'x' }
  const mail: Mail = { to: keeper.email, kind: 'kept-key', share: 'account', accountId: null, ...words }
  while (await queueMail(app.services.database.query, app.services, mail));
  expect(await notices(app)).toEqual([])
  pass(app, 1)
  expect(await notices(app)).toHaveLength(1)
})

test('K17: after a first sign-in with Google it stays shut, and a second one changes nothing', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const keeper = await createKeeper(app, 'keeper@gmail.com')
  await keep(app, keeper)
  provider.says({ sub: '1', email: keeper.email, email_verified: true })
  const token = await new Browser(app).signInForToken()
  expect((await open(app, token)).status).toBe(403)
  expect((await open(app, keeper.token)).status).toBe(403)
  pass(app, 8)
  expect((await open(app, await new Browser(app).signInForToken())).status).toBe(200)
})

test('K17: whoever confirms the address on a device that the account does not know waits, with the password too', async () => {
  await using app = await createTestApp()
  const phone = { 'x-device-id': 'the-phone-that-registered' }
  const person = await registerPerson(app)
  const code = await codeFromMail(app, person.email, 'code')
  const proof = { code, password: GOOD_PASSWORD }
  expect((await post(app, '/api/auth/verify-email', proof, { headers: phone, address: freshAddress() })).status).toBe(
    200,
  )
  await keep(app, person)
  expect((await open(app, person.token)).status).toBe(403)
})

test('K17: a device refuses it without an account; of many at once one deletes it, and nothing opens afterwards', async () => {
  await using app = await createTestApp()
  const keeper = await createKeeper(app)
  const refusal = await keep(app, keeper)
  const token = await resetPassword(app, keeper.email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refuse(app, refusal)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await look(app, token)).toEqual({ kept: null })
  pass(app, 8)
  expect((await open(app, await logIn(app, { ...keeper, password: 'another horse on the roof' }))).status).toBe(404)
})

test('K17: S3’s chain ends before the plan: who registered the address, and who later has the mailbox, get nothing', async () => {
  await using app = await createTestApp()
  const email = 'anna@family.example'
  // The ex registers her address and would keep something with it.
  const ex = await registerPerson(app, email, 'the password of the ex')
  expect((await post(app, '/api/kept-key', { sealed: SEALED, refusal: makeKey() }, ex)).status).toBe(403)
  // She presses the button in her own browser: the account is hers, and he is out.
  const code = await codeFromMail(app, email, 'code')
  const hers = { headers: { 'x-device-id': 'the-phone-of-anna-herself' }, address: freshAddress() }
  expect((await post(app, '/api/auth/verify-email', { code }, hers)).status).toBe(200)
  const anna = await resetPassword(app, email, GOOD_PASSWORD)
  const refusal = await keep(app, { token: anna })
  expect((await open(app, ex.token)).status).toBe(401)
  pass(app, 30)

  // Later he reads her mailbox once, and sets a new password.
  const token = await resetPassword(app, email)
  expect((await open(app, token)).status).toBe(403)
  for (let day = 0; day < 6; day += 1) {
    pass(app, 1)
    expect((await open(app, await logIn(app, { email, password: 'another horse on the roof' }))).status).toBe(403)
  }
  // Another reset begins the days anew.
  await resetPassword(app, email)
  pass(app, 2)
  expect((await open(app, await logIn(app, { email, password: 'another horse on the roof' }))).status).toBe(403)
  // Her phone shares the plan and needs no account to say no.
  expect(await (await ask(app, refusal)).json()).toMatchObject({ newWay: { opensOn: expect.any(String) } })
  expect((await refuse(app, refusal)).status).toBe(200)
  pass(app, 8)
  expect((await open(app, await logIn(app, { email, password: 'another horse on the roof' }))).status).toBe(404)
})

test('K17: the export says that a key is kept and not what it opens; the end of the account is its end', async () => {
  await using app = await createTestApp()
  const keeper = await createKeeper(app)
  const refusal = await keep(app, keeper)
  const exported = await post(app, '/api/auth/my-data', {}, { token: keeper.token })
  const words = await exported.text()
  expect(JSON.parse(words)).toMatchObject({ keptKeys: [{ day: today(app) }] })
  expect(words).not.toContain(SEALED)
  expect(words).not.toContain(refusal)
  expect(
    (await post(app, '/api/auth/delete-account', { password: GOOD_PASSWORD }, { token: keeper.token })).status,
  ).toBe(200)
  expect((await refuse(app, refusal)).status).toBe(404)
  expect(await app.services.database.query.selectFrom('kept_key').selectAll().execute()).toEqual([])
})
