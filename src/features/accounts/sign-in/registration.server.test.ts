// Registering and verifying.
import { expect, test, vi } from 'vitest'
import { createPasswords } from '#src/platform/identity/passwords.ts'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  GOOD_PASSWORD,
  get,
  post,
  registerPerson,
  registration,
  sessionStatus,
  verifyPerson,
  visible,
} from '../../../../testing/api/test-person.ts'

const REGISTER = '/api/auth/register'
const REFUSED =
  "We couldn't create an account with these details. If you already have one, log in or reset your password."

const register = (app: TestApp, email: string, password = GOOD_PASSWORD, address = freshAddress()) =>
  post(app, REGISTER, registration(email, password), { address })

const countAccounts = async (app: TestApp) =>
  (await app.services.database.query.selectFrom('account').select('id').execute()).length

test('registering answers a token, keeps both consents and mails one verification link', async () => {
  await using app = await createTestApp()
  const answer = await post(app, REGISTER, registration('anna@family.example', GOOD_PASSWORD, true))
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({
    emailConsent: true,
    verified: false,
  })
  const events = await app.services.database.query.selectFrom('consent_event').selectAll().orderBy('kind').execute()
  expect(events).toMatchObject([
    { kind: 'privacy_policy', granted: 1, source: 'registration', policy_version: PRIVACY_POLICY_VERSION },
    { kind: 'weekly_tips', granted: 1, wording: expect.stringContaining('tip'), wording_hash: expect.any(String) },
  ])
  // The server's clock counts; what the browser says is a claim.
  expect(events[0]?.created_at).toBe(app.services.clock().toISOString())
  expect(events[0]?.claimed_at).toBe('1999-01-01T00:00:00.000Z')
  const mails = await app.sendMails()
  expect(mails.map(({ to }) => to)).toEqual(['anna@family.example'])
  expect(mails[0]?.text).toMatch(/^http:\/\/handrail\.test\/verify-email\?code=[\w-]{43}$/m)
  expect(mails[0]?.html).toContain('/verify-email?code=')
})

test('without a newsletter no consent to it is stored, at registration or confirmation', async () => {
  vi.stubEnv('FEATURES', 'none')
  await using app = await createTestApp()
  await post(app, REGISTER, registration('anna@family.example', GOOD_PASSWORD, true))
  const code = await codeFromMail(app, 'anna@family.example', 'code')
  await post(app, '/api/auth/verify-email', { code, password: GOOD_PASSWORD, weeklyTips: true })
  vi.unstubAllEnvs()
  const { query } = app.services.database
  expect(await query.selectFrom('account').select(['verified', 'email_consent']).execute()).toEqual([
    { verified: 1, email_consent: 0 },
  ])
  const tips = await query.selectFrom('consent_event').select('granted').where('kind', '=', 'weekly_tips').execute()
  expect(tips).not.toContainEqual({ granted: 1 })
})

test('a missing policy, wrong type or password outside 8 to 200 characters makes no account', async () => {
  await using app = await createTestApp()
  const good = registration('anna@family.example')
  const consent = good.gdprConsent
  const bodies = [
    [{ ...good, gdprConsent: { ...consent, privacyPolicy: false } }, 'You must accept the Privacy Policy'],
    [{ ...good, gdprConsent: { ...consent, privacyPolicy: 'true' } }, 'You must accept the Privacy Policy'],
    [{ ...good, gdprConsent: { ...consent, privacyPolicy: [true] } }, 'You must accept the Privacy Policy'],
    [{ ...good, gdprConsent: undefined }, 'gdprConsent'],
    [{ ...good, emailPreferences: { weeklyTips: 1 } }, 'emailPreferences.weeklyTips'],
    [{ ...good, emailPreferences: { weeklyTips: true, marketing: true } }, 'emailPreferences.marketing'],
    [{ ...good, password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ ...good, password: '🐢🐢🐢🐢🐢🐢🐢' }, 'Password must be at least 8 characters'],
    [{ ...good, password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
    [{ ...good, email: 'anna' }, 'Please enter a valid email address.'],
    [{ ...good, email: 'anna@family.example\0' }, 'Please enter a valid email address.'],
    [{ ...good, email: 'Anna <anna@family.example>' }, 'Please enter a valid email address.'],
    [{ ...good, gdprConsent: { ...consent, ip: 'x'.repeat(65) } }, 'at most 64 characters'],
    [{ ...good, gdprConsent: { ...consent, timestamp: 'a\0b' } }, 'cannot be shown'],
  ] as const
  for (const [body, message] of bodies) {
    const answer = await post(app, REGISTER, body)
    expect(answer.status, message).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain(message)
  }
  expect(await countAccounts(app)).toBe(0)
  const long = `${'x'.repeat(100)}${'y'.repeat(100)}`
  expect((await register(app, 'long@family.example', long)).status).toBe(200)
})

test('common passwords and those with our name or the address are refused with a reason', async () => {
  await using app = await createTestApp()
  const passwords = ['password1', '12345678', 'PASSWORD1', 'iloveyou1', 'anna.smith', 'Anna.Smith2024', 'Handrail2024!']
  for (const password of passwords) {
    const answer = await register(app, 'anna.smith@family.example', password)
    expect(answer.status, password).toBe(400)
    const { message, fields } = (await answer.json()) as { message: string; fields: object }
    expect(message).toContain('Please choose another')
    expect(Object.keys(fields)).toEqual(['password'])
  }
  expect((await register(app, 'anna.smith@family.example', 'anna grew nine tomatoes')).status).toBe(200)
})

test('a known address is 409 with one text, one notice a day, five tries an hour', async () => {
  await using app = await createTestApp()
  await registerPerson(app, 'anna@family.example')
  await app.sendMails()
  const address = freshAddress()
  const answers = []
  for (let index = 0; index < 6; index++) {
    answers.push(await register(app, 'ANNA@family.example', `another password ${index}`, address))
  }
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 429])
  expect(await answers[0]?.json()).toEqual({
    message: REFUSED,
    key: 'accounts_answers_register_refused',
    code: 'conflict',
  })
  expect(answers[5]?.headers.get('retry-after')).toMatch(/^\d+$/)
  const notices = async () => (await app.sendMails()).filter(({ subject }) => subject.includes('already have'))
  expect(await notices()).toHaveLength(1)
  app.setTime(new Date(app.services.clock().getTime() + 24 * 3_600_000))
  await register(app, 'anna@family.example', 'another password again')
  expect(await notices()).toHaveLength(2)
})

test('a Google-only account is refused in the same words', async () => {
  await using app = await createTestApp()
  for (const email of ['anna@family.example', 'ben@family.example']) await registerPerson(app, email)
  await app.services.database.query
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', '=', 'ben@family.example')
    .execute()
  const [one, other] = [
    await visible(await register(app, 'anna@family.example', 'another password')),
    await visible(await register(app, 'ben@family.example', 'another password')),
  ]
  expect(other).toEqual(one)
})

test('the right password of a known address logs in, and guessing is limited as there', async () => {
  await using app = await createTestApp()
  await registerPerson(app, 'anna@family.example')
  const answer = await register(app, 'anna@family.example')
  expect(answer.status).toBe(200)
  expect(await sessionStatus(app, ((await answer.json()) as { token: string }).token)).toBe(200)
  const address = freshAddress()
  for (let index = 0; index < 10; index++) {
    await post(app, '/api/auth/login', { email: 'anna@family.example', password: `no ${index}` }, { address })
  }
  expect((await register(app, 'anna@family.example', GOOD_PASSWORD, address)).status).toBe(409)
})

test('fifty people who register one address at once make one account', async () => {
  await using app = await createTestApp({ passwords: createPasswords() })
  const spellings = ['anna@family.example', 'ANNA@family.example', 'Anna@Family.Example']
  const tries = Array.from({ length: 50 }, (_, index) =>
    register(app, spellings[index % 3] as string, `my own password ${index}`),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  expect(await countAccounts(app)).toBe(1)
  expect(await app.services.database.query.selectFrom('consent_event').select('id').execute()).toHaveLength(2)
})

test('case, Unicode form and domain spelling make no new account; dots and tags do', async () => {
  await using app = await createTestApp()
  const same: [string, string][] = [
    ['a@family.example', 'A@FAMILY.example'],
    ['b@bücher.example', 'b@xn--bcher-kva.example'],
    ['zo\u00eb@family.example', 'zoe\u0308@family.example'],
  ]
  for (const [one, other] of same) {
    expect((await register(app, one)).status).toBe(200)
    expect((await register(app, other, 'another password')).status, other).toBe(409)
  }
  for (const email of ['a.b@gmail.com', 'ab@gmail.com', 'ab+kids@gmail.com']) {
    expect((await register(app, email)).status, email).toBe(200)
  }
  expect((await app.sendMails()).map(({ to }) => to)).toContain('b@bücher.example')
})

test('the link verifies by POST only; GETs change nothing, twice is no mistake', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'anna@family.example')
  const code = await codeFromMail(app, person.email, 'code')
  for (let index = 0; index < 5; index++) await app.request(`/verify-email?code=${code}`)
  const session = async () => (await get(app, '/api/auth/session', person.token)).json() as Promise<{ token?: string }>
  expect(await session()).toMatchObject({ verified: false })
  const press = () => post(app, '/api/auth/verify-email', { code }, { token: person.token })
  expect((await press()).status).toBe(200)
  const after = await session()
  expect(after).toMatchObject({ verified: true })
  expect((await press()).status).toBe(200)
  // The old token says 'not verified': the page gets a new one for the same session.
  const payload = JSON.parse(Buffer.from((after.token as string).split('.')[1] as string, 'base64url').toString())
  expect(payload.verified).toBe(true)
  expect(await (await get(app, '/api/auth/session', after.token)).json()).not.toHaveProperty('token')
})

test('a code works for 7 days or until a newer one; unknown codes are refused alike', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'anna@family.example')
  const verify = (code: string) => post(app, '/api/auth/verify-email', { code })
  const old = await codeFromMail(app, person.email, 'code')
  expect((await post(app, '/api/auth/send-verification', {}, { token: person.token })).status).toBe(200)
  const fresh = await codeFromMail(app, person.email, 'code')
  expect(fresh).not.toBe(old)
  const refusals = [await visible(await verify(old)), await visible(await verify('nonsense'))]
  app.setTime(new Date(app.services.clock().getTime() + 7 * 24 * 3_600_000))
  refusals.push(await visible(await verify(fresh)))
  expect(refusals[0]).toMatchObject({ status: 400 })
  expect(refusals[1]).toEqual(refusals[0])
  expect(refusals[2]).toEqual(refusals[0])
})

test('asking for the verification mail again: needs a user, three an hour, none when verified', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const ask = (token?: string) => post(app, '/api/auth/send-verification', {}, token === undefined ? {} : { token })
  expect((await ask()).status).toBe(401)
  const statuses = []
  for (let index = 0; index < 4; index++) {
    statuses.push((await ask(person.token)).status)
    await app.sendMails()
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const before = (await app.sendMails()).length
  await verifyPerson(app, person)
  expect((await ask(person.token)).status).toBe(200)
  expect(await app.sendMails()).toHaveLength(before)
})

test('the security log has every event without passwords, tokens or addresses', async () => {
  await using app = await createTestApp()
  const secret = 'canary password 7319'
  const answer = await register(app, 'canary7319@family.example', secret, '192.0.2.77')
  const { token } = (await answer.json()) as { token: string }
  const wrong = { email: 'canary7319@family.example', password: `${secret}x` }
  await post(app, '/api/auth/login', wrong, { address: '192.0.2.77' })
  await post(app, '/api/auth/login', { ...wrong, email: 'unknown7319@family.example' }, { address: '192.0.2.77' })
  await post(app, '/api/auth/logout', {}, { token, address: '192.0.2.77' })
  const events = await app.services.database.query.selectFrom('security_event').selectAll().execute()
  const lines = events.map(({ event, outcome, network }) => `${event} ${outcome} ${network}`).sort()
  expect(lines).toEqual(
    [
      'register success 192.0.2.0/24',
      'login success 192.0.2.0/24',
      'login failure 192.0.2.0/24',
      'login failure 192.0.2.0/24',
      'logout success 192.0.2.0/24',
    ].sort(),
  )
  const written = JSON.stringify([events, app.logged])
  // Four digits alone occur in one of some thousand random ids.
  for (const canary of ['canary', 'unknown', token, '192.0.2.77']) expect(written).not.toContain(canary)
})
