// Which account a Google user signs in to, and who loses power over it.
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  get,
  logIn,
  post,
  registerPerson,
  sessionStatus,
  verifyPerson,
} from '../../../../testing/api/test-person.ts'

const google = (sub: string, email: string, more: object = {}) => ({ sub, email, email_verified: true, ...more })

const ADDED = 'Google sign-in was added to your Handrail account'

const subjectsTo = async (app: TestApp, email: string) =>
  (await app.sendMails()).filter(({ to }) => to === email).map(({ subject }) => subject)

const accounts = (app: TestApp) => app.services.database.query.selectFrom('account').selectAll().execute()

const subOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()) as { sub: string }).sub

test('a person is found by the id of the provider, whatever the address has become', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(google('1', 'anna@gmail.com'))
  const first = await new Browser(app).signInForToken()
  provider.says(google('1', 'anna.married@gmail.com'))
  const second = await new Browser(app).signInForToken()
  provider.says(google('1', 'anna@work.example', { email_verified: false }))
  const third = await new Browser(app).signInForToken()
  expect([subOf(second), subOf(third)]).toEqual([subOf(first), subOf(first)])
  expect(await accounts(app)).toMatchObject([{ email: 'anna@gmail.com' }])
})

test('another id with the same address never gets into the first account', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(google('1', 'anna@gmail.com'))
  await new Browser(app).signInForToken()
  provider.says(google('2', 'ANNA@gmail.com'))
  const { parameters } = await new Browser(app).signIn()
  expect(parameters).toEqual({ error: 'another-google-account' })
  expect(await accounts(app)).toHaveLength(1)
})

test('an unverified account loses password, sessions and links to the one who proves the mailbox', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const attacker = await registerPerson(app, 'victim@family.example')
  const lesson = 'digitalLaunchpad-module1-1.1'
  await post(app, '/api/auth/progress', { completedLessons: [lesson] }, { token: attacker.token })
  const verification = await codeFromMail(app, attacker.email, 'code')
  await post(app, '/api/auth/forgot-password', { email: attacker.email })
  const reset = await codeFromMail(app, attacker.email, 'token')
  provider.says(google('1', 'victim@family.example', { name: 'Vic' }))
  const token = await new Browser(app).signInForToken()
  expect(subOf(token)).toBe(subOf(attacker.token))
  expect(await sessionStatus(app, attacker.token)).toBe(401)
  expect((await post(app, '/api/auth/login', attacker)).status).toBe(401)
  expect((await post(app, '/api/auth/verify-email', { code: verification })).status).toBe(400)
  const change = { token: reset, newPassword: 'back in by the window' }
  expect((await post(app, '/api/auth/reset-password', change)).status).toBe(400)
  const session = await (await get(app, '/api/auth/session', token)).json()
  expect(session).toMatchObject({ verified: true, hasPassword: false, needsOnboarding: true, name: 'Vic' })
  const progress = await (await get(app, '/api/auth/progress', token)).json()
  expect(progress).toMatchObject({ completedLessons: [lesson] })
  expect(await subjectsTo(app, attacker.email)).toContain('Your Handrail account is yours now')
})

test('a verified Google account joins at once, and its owner gets a mail', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const people = [
    { claims: google('1', 'anna@gmail.com') },
    { claims: google('2', 'ben@school.example', { hd: 'school.example' }) },
  ]
  for (const { claims } of people) {
    const person = await registerPerson(app, claims.email)
    await verifyPerson(app, person)
    provider.says(claims)
    const token = await new Browser(app).signInForToken()
    expect(subOf(token)).toBe(subOf(person.token))
    expect(await sessionStatus(app, person.token)).toBe(200)
    await logIn(app, person)
    expect(await subjectsTo(app, claims.email)).toContain(ADDED)
  }
})

test('elsewhere the password is asked once, in the same browser; then the two are joined', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app, 'anna@family.example')
  await verifyPerson(app, person)
  provider.says(google('1', 'anna@family.example'))
  const browser = new Browser(app)
  const refused = { error: 'password-needed' }
  expect((await browser.signIn()).parameters).toEqual(refused)
  // Elsewhere, with a wrong password, or too late, nothing is joined.
  await logIn(app, person)
  const headers = browser.headers()
  const wrong = { email: person.email, password: 'not the password' }
  expect((await post(app, '/api/auth/login', wrong, { headers })).status).toBe(401)
  expect((await new Browser(app).signIn()).parameters).toEqual(refused)
  expect((await post(app, '/api/auth/login', person, { headers })).status).toBe(200)
  expect(await subjectsTo(app, person.email)).toContain(ADDED)
  expect(subOf(await new Browser(app).signInForToken())).toBe(subOf(person.token))
})

test('a wish to join dies after ten minutes', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app, 'anna@family.example')
  await verifyPerson(app, person)
  provider.says(google('1', 'anna@family.example'))
  const browser = new Browser(app)
  await browser.signIn()
  app.setTime(new Date(app.services.clock().getTime() + 10 * 60_000))
  expect((await post(app, '/api/auth/login', person, { headers: browser.headers() })).status).toBe(200)
  expect(await app.services.database.query.selectFrom('google_identity').selectAll().execute()).toEqual([])
})

test('twenty returns of one new person at once make one account', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(google('1', 'anna@gmail.com'))
  const returns = await Promise.all(Array.from({ length: 20 }, () => new Browser(app).signIn()))
  const ways = new Set(returns.map(({ parameters }) => Object.keys(parameters).join()))
  expect(await accounts(app)).toHaveLength(1)
  expect([...ways]).toEqual(['token,onboarding'])
})
