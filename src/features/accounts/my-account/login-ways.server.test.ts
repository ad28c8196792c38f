// How an account can be opened is shown to its owner, who can take Google away again.
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import type { TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  get,
  logIn,
  type Person,
  post,
  registerPerson,
  sessionStatus,
  verifyPerson,
} from '../../../../testing/api/test-person.ts'

const waysOf = async (app: TestApp, token: string) => (await get(app, '/api/auth/login-ways', token)).json()
const remove = (app: TestApp, token: string, password?: string) =>
  post(app, '/api/auth/google/remove', password === undefined ? {} : { password }, { token })
/** The mails of one day are counted together. */
const nextDay = (app: TestApp) => app.setTime(new Date(app.services.clock().getTime() + 24 * 60 * 60 * 1_000))
const mailsTo = async (app: TestApp, email: string) => (await app.sendMails()).filter(({ to }) => to === email)

/** A person with a password and Google, and a session by each. */
async function joinGoogle(app: TestApp): Promise<Person & { googleToken: string }> {
  const person = await registerPerson(app, 'anna@gmail.com')
  await verifyPerson(app, person)
  return { ...person, googleToken: await new Browser(app).signInForToken() }
}

test('the ways to log in are listed, and the password removes Google with its sessions', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says({ sub: '1', email: 'anna@gmail.com', email_verified: true })
  const { token, password, email, googleToken } = await joinGoogle(app)
  expect(await waysOf(app, token)).toEqual({ password: true, google: app.services.clock().toISOString() })
  for (const wrong of [undefined, 'not the password']) expect((await remove(app, token, wrong)).status).toBe(400)
  expect(await sessionStatus(app, googleToken)).toBe(200)
  await app.sendMails()
  nextDay(app)

  expect((await remove(app, token, password)).status).toBe(200)
  expect(await waysOf(app, token)).toEqual({ password: true, google: null })
  expect(await sessionStatus(app, googleToken)).toBe(401)
  expect(await sessionStatus(app, token)).toBe(200)
  expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Google sign-in was removed from your Handrail account')
  await logIn(app, { email, password })
  // A second removal is no error and sends no second mail.
  const before = (await mailsTo(app, email)).length
  expect((await remove(app, token, password)).status).toBe(200)
  expect(await mailsTo(app, email)).toHaveLength(before)
})

test('a person who logs in with Google only cannot remove it', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says({ sub: '1', email: 'anna@gmail.com', email_verified: true })
  const token = await new Browser(app).signInForToken()
  expect(await waysOf(app, token)).toEqual({ password: false, google: app.services.clock().toISOString() })
  const refused = await remove(app, token, 'anything at all')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Forgot password') })
  expect(await sessionStatus(app, token)).toBe(200)
})

test('a reset removes Google and its mail says so; a password change keeps it', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says({ sub: '1', email: 'anna@gmail.com', email_verified: true })
  const { token, email, password } = await joinGoogle(app)
  await app.sendMails()
  nextDay(app)
  const body = { currentPassword: password, newPassword: 'a quite different phrase' }
  expect((await post(app, '/api/auth/change-password', body, { token })).status).toBe(200)
  expect((await mailsTo(app, email)).at(-1)?.text).toContain('You can still log in with Google.')
  nextDay(app)
  await post(app, '/api/auth/forgot-password', { email })
  const reset = { token: await codeFromMail(app, email, 'token'), newPassword: 'one more phrase of mine' }
  expect((await post(app, '/api/auth/reset-password', reset)).status).toBe(200)
  const mail = (await mailsTo(app, email)).at(-1)
  expect(mail?.text).toContain('Logging in with Google was removed from your account too')
  const fresh = await logIn(app, { email, password: 'one more phrase of mine' })
  expect(await waysOf(app, fresh)).toEqual({ password: true, google: null })
  // Without Google there is nothing to say about it.
  nextDay(app)
  await post(app, '/api/auth/forgot-password', { email })
  await post(app, '/api/auth/reset-password', { token: await codeFromMail(app, email, 'token'), newPassword: password })
  expect((await mailsTo(app, email)).at(-1)?.text).not.toContain('Google')
})
