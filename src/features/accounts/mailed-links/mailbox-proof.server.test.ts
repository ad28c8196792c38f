// The person who proves a mailbox owns its account, and nothing that was set up without that proof keeps any power.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider, type TestProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  GOOD_PASSWORD,
  get,
  logIn,
  type Person,
  post,
  registration,
  sessionStatus,
} from '../../../../testing/api/test-person.ts'

const VICTIM = 'victim@gmail.com'
const NEW_PASSWORD = 'a quite different phrase'
const LESSON = 'digitalLaunchpad-module1-1.1'
const WISH = 'Send me one tip by email every Saturday. I can stop at any time.'

interface Scene {
  app: TestApp
  provider: TestProvider
}

/** A stranger who types another person's address, with the box for the tips ticked. */
async function registerStranger(app: TestApp, headers: Record<string, string> = {}): Promise<Person> {
  const options = { address: freshAddress(), headers }
  const answer = await post(app, '/api/auth/register', registration(VICTIM, GOOD_PASSWORD, true), options)
  expect(answer.status).toBe(200)
  return { email: VICTIM, password: GOOD_PASSWORD, token: ((await answer.json()) as { token: string }).token }
}

const accountId = async (app: TestApp) =>
  (await app.services.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()).id

async function readersOf(app: TestApp): Promise<string[]> {
  const rows = await app.services.database.query.selectFrom('subscriber').selectAll().execute()
  return rows.filter(({ state }) => state === 'active').map(({ canonical_email }) => canonical_email)
}

async function askForReset(app: TestApp): Promise<string> {
  await post(app, '/api/auth/forgot-password', { email: VICTIM }, { address: freshAddress() })
  return codeFromMail(app, VICTIM, 'token')
}

const verify = (app: TestApp, body: object, options: object = {}) =>
  post(app, '/api/auth/verify-email', body, { address: freshAddress(), ...options })

/** The three ways to prove a mailbox, done by its owner in a browser of their own. Each ends with a session of theirs. */
const PROOFS: Record<string, (scene: Scene) => Promise<string>> = {
  'the link that verifies': async ({ app }) => {
    expect((await verify(app, { code: await codeFromMail(app, VICTIM, 'code') })).status).toBe(200)
    // Left without a password, the owner sets one by the mailed way.
    await post(app, '/api/auth/reset-password', { token: await askForReset(app), newPassword: NEW_PASSWORD })
    return logIn(app, { email: VICTIM, password: NEW_PASSWORD })
  },
  'the link that resets': async ({ app }) => {
    const body = { token: await askForReset(app), newPassword: NEW_PASSWORD }
    expect((await post(app, '/api/auth/reset-password', body)).status).toBe(200)
    return logIn(app, { email: VICTIM, password: NEW_PASSWORD })
  },
  Google: async ({ app, provider }) => {
    provider.says({ sub: 'the owner', email: VICTIM, email_verified: true })
    return new Browser(app).signInForToken()
  },
}

/** What a stranger may have set up before. Each says whether it still has power. */
const LEFTOVERS: Record<string, (scene: Scene, stranger: Person) => Promise<() => Promise<boolean>>> = {
  password:
    async ({ app }, stranger) =>
    async () =>
      (await post(app, '/api/auth/login', stranger, { address: freshAddress() })).status === 200,
  session:
    async ({ app }, stranger) =>
    async () =>
      (await sessionStatus(app, stranger.token)) === 200,
  'known device': async ({ app }, stranger) => {
    await post(app, '/api/auth/login', stranger, { headers: { 'x-device-id': 'the-device-of-the-stranger' } })
    const { query } = app.services.database
    return async () => (await query.selectFrom('known_device').selectAll().execute()).length > 0
  },
  'link that resets': async ({ app }) => {
    const token = await askForReset(app)
    return async () =>
      (await post(app, '/api/auth/reset-password', { token, newPassword: 'in by the window' })).status === 200
  },
  'consent to the tips':
    async ({ app }) =>
    async () =>
      (await readersOf(app)).length > 0,
  'Google identity': async ({ app, provider }) => {
    const { query } = app.services.database
    const identity = { issuer: provider.issuer, subject: 'the stranger', account_id: await accountId(app) }
    await query
      .insertInto('google_identity')
      .values({ ...identity, created_at: app.services.clock().toISOString() })
      .execute()
    return async () => {
      provider.says({ sub: 'the stranger', email: 'stranger@gmail.com', email_verified: true })
      const { parameters } = await new Browser(app).signIn()
      const answer = await new Browser(app).exchange(parameters.token ?? '')
      const accounts = await query
        .selectFrom('google_identity')
        .select('account_id')
        .where('subject', '=', 'the stranger')
        .execute()
      return answer.status === 200 || accounts.some((one) => one.account_id === identity.account_id)
    }
  },
}

const table = Object.keys(PROOFS).flatMap((proof) => Object.keys(LEFTOVERS).map((leftover) => [proof, leftover]))

test.each(table)('%s takes all power from an older %s', async (proof, leftover) => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const stranger = await registerStranger(app)
  const hasPower = await (LEFTOVERS[leftover as string] as (typeof LEFTOVERS)[string])({ app, provider }, stranger)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  const token = await (PROOFS[proof as string] as (typeof PROOFS)[string])({ app, provider })
  expect(await hasPower()).toBe(false)
  expect(await sessionStatus(app, token)).toBe(200)
})

test.each(Object.keys(PROOFS))(
  '%s keeps what was completed, and records that the tips were not asked for',
  async (proof) => {
    await using provider = await startProvider()
    await using app = await createGoogleApp(provider)
    const stranger = await registerStranger(app)
    await post(app, '/api/auth/progress', { completedLessons: [LESSON] }, { token: stranger.token })
    app.setTime(new Date(app.services.clock().getTime() + 60_000))
    const token = await (PROOFS[proof] as (typeof PROOFS)[string])({ app, provider })
    expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({
      verified: true,
      emailConsent: false,
    })
    expect(await (await get(app, '/api/auth/progress', token)).json()).toMatchObject({ completedLessons: [LESSON] })
    expect(await readersOf(app)).toEqual([])
    const consents = await app.services.database.query
      .selectFrom('consent_event')
      .select(['granted', 'wording', 'created_at'])
      .where('kind', '=', 'weekly_tips')
      .orderBy('created_at')
      .execute()
    expect(consents).toEqual([
      { granted: 1, wording: WISH, created_at: '2026-11-20T20:00:00.000Z' },
      { granted: 0, wording: WISH, created_at: '2026-11-20T20:01:00.000Z' },
    ])
  },
)

test.each(Object.keys(PROOFS))('%s leaves tips alone that the mailbox itself had confirmed', async (proof) => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: VICTIM, context: 'homepage', gdprConsent })
  await post(app, '/api/emails/confirm', { code: await codeFromMail(app, VICTIM, 'code') })
  await registerStranger(app)
  await (PROOFS[proof] as (typeof PROOFS)[string])({ app, provider })
  expect(await readersOf(app)).toEqual([VICTIM])
})

const OWN_BROWSER: Record<string, (stranger: Person) => { body?: object; options?: object }> = {
  'signed in as that account': ({ token }) => ({ options: { token } }),
  'on the device that registered': () => ({ options: { headers: { 'x-device-id': 'the-device-that-registered' } } }),
  'with the password typed on the page': ({ password }) => ({ body: { password } }),
}

test.each(Object.keys(OWN_BROWSER))('%s, the press leaves password and session as they are', async (way) => {
  await using app = await createTestApp()
  const person = await registerStranger(app, { 'x-device-id': 'the-device-that-registered' })
  const code = await codeFromMail(app, VICTIM, 'code')
  const { body, options } = (OWN_BROWSER[way] as (typeof OWN_BROWSER)[string])(person)
  const answer = await verify(app, { code, ...body }, options)
  expect(await answer.json()).toMatchObject({ kept: true })
  expect(await (await get(app, '/api/auth/session', person.token)).json()).toMatchObject({ verified: true })
  await logIn(app, person)
})

test('a session that came to another device by a link is not that browser', async () => {
  await using app = await createTestApp()
  // The stranger mails the owner a link with their own session, of the owner's address: 'Is this you?' she says yes to.
  const stranger = await registerStranger(app, { 'x-device-id': 'the-device-that-registered' })
  const atHome = { token: stranger.token, headers: { 'x-device-id': 'the-device-of-the-owner' } }
  const code = await codeFromMail(app, VICTIM, 'code')
  const seen = await post(app, '/api/auth/verify-email/look', { code }, { address: freshAddress(), ...atHome })
  expect(await seen.json()).toMatchObject({ ownBrowser: false })
  expect(await (await verify(app, { code }, atHome)).json()).toMatchObject({ kept: false })
  expect(await sessionStatus(app, stranger.token)).toBe(401)
  expect((await post(app, '/api/auth/login', stranger, { address: freshAddress() })).status).toBe(401)
})

test('who made the account cannot take the links back that the mailbox has got', async () => {
  await using app = await createTestApp()
  const stranger = await registerStranger(app)
  const code = await codeFromMail(app, VICTIM, 'code')
  const token = await askForReset(app)
  const change = { currentPassword: stranger.password, newPassword: 'yet another phrase' }
  expect((await post(app, '/api/auth/change-password', change, { token: stranger.token })).status).toBe(200)
  expect((await post(app, '/api/auth/verify-email/look', { code })).status).toBe(200)
  expect((await post(app, '/api/auth/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
})

test('another account, another device or a wrong password is not the registering browser', async () => {
  await using app = await createTestApp()
  const person = await registerStranger(app, { 'x-device-id': 'the-device-that-registered' })
  const other = await post(app, '/api/auth/register', registration(`${randomUUID()}@b.uk`), { address: freshAddress() })
  const { token } = (await other.json()) as { token: string }
  const code = await codeFromMail(app, VICTIM, 'code')
  const wrong = await verify(app, { code, password: 'not the password' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields: { password: expect.any(String) } })
  // The wrong password has cost nothing: neither the link nor what is there.
  expect(await sessionStatus(app, person.token)).toBe(200)
  const answer = await verify(app, { code }, { token, headers: { 'x-device-id': 'some-other-device-at-home' } })
  expect(await answer.json()).toMatchObject({ kept: false })
  expect(await sessionStatus(app, person.token)).toBe(401)
  expect(await sessionStatus(app, token)).toBe(200)
  // Pressing again is no mistake, and says the same.
  expect(await (await verify(app, { code })).json()).toMatchObject({ kept: false })
})

test('guessing the password on that page is limited like logging in', async () => {
  await using app = await createTestApp()
  await registerStranger(app)
  const code = await codeFromMail(app, VICTIM, 'code')
  const address = freshAddress()
  const statuses = []
  for (let guess = 0; guess < 11; guess++) {
    statuses.push((await verify(app, { code, password: `guess ${guess}` }, { address })).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('the tips start with a press beside their words, and that press is the consent', async () => {
  await using app = await createTestApp()
  const person = await registerStranger(app)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  const code = await codeFromMail(app, VICTIM, 'code')
  expect((await verify(app, { code, weeklyTips: true }, { token: person.token })).status).toBe(200)
  expect(await readersOf(app)).toEqual([VICTIM])
  const { query } = app.services.database
  const event = await query.selectFrom('subscription_event').selectAll().executeTakeFirstOrThrow()
  expect(event).toMatchObject({ event: 'confirmed', method: 'account', context: 'email_verification', wording: WISH })
  const newest = await query.selectFrom('consent_event').selectAll().orderBy('created_at', 'desc').limit(1).execute()
  expect(newest).toMatchObject([
    { kind: 'weekly_tips', granted: 1, source: 'email_verification', wording: WISH, created_at: event.created_at },
  ])
})

test('without consent to the tips they do not start, even in the registering browser', async () => {
  await using app = await createTestApp()
  const { token } = await registerStranger(app)
  await verify(app, { code: await codeFromMail(app, VICTIM, 'code') }, { token })
  expect(await readersOf(app)).toEqual([])
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({ emailConsent: false })
})

test('before the press the page knows whether this browser registered, and what it asked for', async () => {
  await using app = await createTestApp()
  const headers = { 'x-device-id': 'the-device-that-registered' }
  const { token } = await registerStranger(app, headers)
  const code = await codeFromMail(app, VICTIM, 'code')
  const look = async (options: object = {}) =>
    (await post(app, '/api/auth/verify-email/look', { code }, { address: freshAddress(), ...options })).json()
  expect(await look()).toEqual({ email: VICTIM, ownBrowser: false, weeklyTips: false })
  expect(await look({ headers })).toEqual({ email: VICTIM, ownBrowser: true, weeklyTips: true })
  expect(await look({ token })).toEqual({ email: VICTIM, ownBrowser: true, weeklyTips: true })
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({ verified: false })
  const unknown = await post(app, '/api/auth/verify-email/look', { code: 'nonsense' })
  expect(unknown.status).toBe(400)
})

test("the mail has 'This was not me' below its main link, which deletes the account", async () => {
  await using app = await createTestApp()
  const stranger = await registerStranger(app)
  const [mail] = await app.sendMails()
  expect(mail?.text).toMatch(/signed up for an account/)
  const links = mail?.text.match(/http:\/\/handrail\.test\/\S+/g)?.map((link) => new URL(link)) ?? []
  expect(links.map(({ pathname }) => pathname)).toEqual(['/verify-email', '/not-me'])
  expect(mail?.html).toContain('/not-me?code=')
  const code = links[1]?.searchParams.get('code')
  for (let open = 0; open < 3; open++) await app.request(`/not-me?code=${code}`)
  expect(await sessionStatus(app, stranger.token)).toBe(200)
  expect((await post(app, '/api/auth/not-me', { code })).status).toBe(200)
  const { query } = app.services.database
  expect(await query.selectFrom('account').selectAll().execute()).toEqual([])
  expect(await sessionStatus(app, stranger.token)).toBe(401)
  expect((await verify(app, { code })).status).toBe(400)
  const again = await post(app, '/api/auth/not-me', { code })
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({ message: expect.stringContaining('This link') })
})

test('the mail of a proven address deletes no account', async () => {
  await using app = await createTestApp()
  const person = await registerStranger(app)
  const code = await codeFromMail(app, VICTIM, 'code')
  await verify(app, { code }, { token: person.token })
  expect((await post(app, '/api/auth/not-me', { code })).status).toBe(400)
  await logIn(app, person)
})

test('Google removes password and sessions of an account whose mailbox was never proven', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const stranger = await registerStranger(app)
  // As it was left by a version in which the link verified the person who had registered.
  const { query } = app.services.database
  await query.updateTable('account').set({ verified: 1, proven_at: null, email_consent: 0 }).execute()
  provider.says({ sub: 'the owner', email: VICTIM, email_verified: true })
  const token = await new Browser(app).signInForToken()
  expect(await sessionStatus(app, stranger.token)).toBe(401)
  expect((await post(app, '/api/auth/login', stranger)).status).toBe(401)
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({
    hasPassword: false,
    verified: true,
  })
  expect((await app.sendMails()).map(({ subject }) => subject)).toContain('Your Handrail account is yours now')
})

test('complaints are for a session begun after the proof', async () => {
  await using app = await createTestApp()
  const complaint = { email: VICTIM, text: 'About my ex' }
  expect((await post(app, '/api/inbox/complaint', complaint)).status).toBe(200)
  const person = await registerStranger(app)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  await verify(app, { code: await codeFromMail(app, VICTIM, 'code') }, { token: person.token })
  const complaintsFor = async (token: string) => {
    const answer = await post(app, '/api/auth/my-data', {}, { token: token })
    return (await answer.json()) as { messages: { text: string }[]; notes: string[] }
  }
  const before = await complaintsFor(person.token)
  expect(before).toMatchObject({ messages: [], notes: [expect.stringContaining('log in again')] })
  const after = await complaintsFor(await logIn(app, person))
  expect(after).toMatchObject({ messages: [{ text: 'About my ex' }], notes: [] })
})
