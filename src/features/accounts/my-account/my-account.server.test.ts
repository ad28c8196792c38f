// Sessions, change of password, a person's own data.
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  freshAddress,
  get,
  logIn,
  post,
  registerPerson,
  sessionStatus,
  verifyPerson,
} from '../../../../testing/api/test-person.ts'

const NEW_PASSWORD = 'a quite different phrase'

interface Listed {
  sessions: { id: string; device: string; current: boolean; createdAt: string; lastUsedAt: string }[]
}

const list = async (app: TestApp, token: string) =>
  ((await (await get(app, '/api/auth/sessions', token)).json()) as Listed).sessions

const end = (app: TestApp, id: string, token?: string) =>
  app.request(`/api/auth/sessions/${id}`, {
    method: 'DELETE',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

test('sessions are listed for their owner only, with their device, the current one marked', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  await post(app, '/api/auth/login', person, { headers: { 'user-agent': agent } })
  const sessions = await list(app, person.token)
  expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
    ['', true],
    ['Chrome, Windows', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain('Mozilla')
  const stranger = await registerPerson(app)
  expect(await list(app, stranger.token)).toHaveLength(1)
  expect((await get(app, '/api/auth/sessions')).status).toBe(401)
})

test('a session unused for fourteen days is over, and is not listed', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const other = await logIn(app, person)
  const start = app.services.clock().getTime()
  app.setTime(new Date(start + 10 * DAY_MS))
  expect(await list(app, other)).toHaveLength(2)
  app.setTime(new Date(start + 14 * DAY_MS))
  expect((await list(app, other)).map(({ current }) => current)).toEqual([true])
  expect(await sessionStatus(app, person.token)).toBe(401)
})

test('one session is ended at once; a stranger cannot, and twice is 404', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const other = await logIn(app, person)
  const stranger = await registerPerson(app)
  const id = (await list(app, other)).find(({ current }) => current)?.id as string
  expect((await end(app, id)).status).toBe(401)
  expect((await end(app, id, stranger.token)).status).toBe(404)
  expect(await sessionStatus(app, other)).toBe(200)
  expect((await end(app, id, person.token)).status).toBe(200)
  expect(await sessionStatus(app, other)).toBe(401)
  expect((await end(app, id, person.token)).status).toBe(404)
  expect((await end(app, 'x'.repeat(101), person.token)).status).toBe(400)
})

test('logging out everywhere else ends all sessions but this one, and no stranger\u2019s', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const others = [await logIn(app, person), await logIn(app, person)]
  const stranger = await registerPerson(app)
  const answer = await post(app, '/api/auth/sessions/end-others', {}, { token: person.token })
  expect(await answer.json()).toEqual({ ended: 2 })
  expect(await Promise.all(others.map((token) => sessionStatus(app, token)))).toEqual([401, 401])
  expect(await sessionStatus(app, person.token)).toBe(200)
  expect(await sessionStatus(app, stranger.token)).toBe(200)
  expect((await post(app, '/api/auth/sessions/end-others', {})).status).toBe(401)
})

test('changing the password ends every session and answers a new token', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  const tokens = [person.token, await logIn(app, person), await logIn(app, person)]
  const body = { currentPassword: person.password, newPassword: NEW_PASSWORD }
  const answer = await post(app, '/api/auth/change-password', body, { token: person.token })
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  expect(await Promise.all(tokens.map((one) => sessionStatus(app, one)))).toEqual([401, 401, 401])
  expect(await sessionStatus(app, token)).toBe(200)
  expect((await post(app, '/api/auth/login', person)).status).toBe(401)
  await logIn(app, { email: person.email, password: NEW_PASSWORD })
  expect((await app.sendMails()).map(({ subject }) => subject)).toContain('Your Handrail password was changed')
})

test('a wrong, weak or missing password is 400, without a user 401, and guessing is limited', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const change = (body: object, token?: string) =>
    post(app, '/api/auth/change-password', body, token === undefined ? {} : { token })
  const wrong = { currentPassword: 'not the password', newPassword: NEW_PASSWORD }
  const refused = await change(wrong, person.token)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    fields: { currentPassword: 'That is not your current password. Please try again.' },
  })
  for (const newPassword of ['short', 'password1', undefined, `${person.email}1`]) {
    expect((await change({ currentPassword: person.password, newPassword }, person.token)).status).toBe(400)
  }
  expect((await change(wrong)).status).toBe(401)
  expect(await sessionStatus(app, person.token)).toBe(200)
  const statuses = []
  for (let index = 0; index < 11; index++) statuses.push((await change(wrong, person.token)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('of twenty changes of password at once exactly one succeeds', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const tries = Array.from({ length: 20 }, (_, index) => {
    const body = { currentPassword: person.password, newPassword: `one of many phrases ${index}` }
    return post(app, '/api/auth/change-password', body, { token: person.token, address: freshAddress() })
  })
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('the export has all data of the account, no hash or token, and nothing of others', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const stranger = await registerPerson(app)
  const lesson = 'digitalLaunchpad-module3-3.1'
  for (const { token } of [person, stranger]) {
    await post(app, '/api/auth/progress', { completedLessons: [lesson] }, { token })
    await post(
      app,
      '/api/feedback',
      { lessonId: '3.1', rating: 'negative', comment: `says ${token.length}` },
      { token },
    )
  }
  const answer = await post(app, '/api/auth/my-data', {}, { token: person.token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    email: person.email,
    verified: false,
    signInWithGoogle: false,
    completedLessons: [{ lesson, at: app.services.clock().toISOString() }],
    feedback: [{ lesson, rating: 'negative' }],
    messages: [{ kind: 'comment', about: lesson, text: expect.stringContaining('says') }],
    consents: [
      { kind: 'privacy_policy', policyVersion: '1.0', granted: true },
      { kind: 'weekly_tips', granted: false },
    ],
    sessions: [{ device: '' }],
    securityLog: [{ outcome: 'success' }, { outcome: 'success' }],
    newsletter: [],
  })
  for (const secret of [stranger.email, 'argon2', person.token.split('.')[2] as string, 'hash']) {
    expect(text).not.toContain(secret)
  }
  expect((await post(app, '/api/auth/my-data', {})).status).toBe(401)
})

test('some minutes after the log-in, the export asks for the password again, or for Google', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app)
  provider.says({ sub: '1', email: 'anna@gmail.com', email_verified: true })
  const withGoogle = await new Browser(app).signInForToken()
  const take = (token: string, body: object = {}) => post(app, '/api/auth/my-data', body, { token })
  expect((await take(person.token)).status).toBe(200)
  expect((await take(withGoogle)).status).toBe(200)
  app.setTime(new Date(app.services.clock().getTime() + 11 * 60_000))
  for (const body of [{}, { password: 'not the password' }, { password: 7 }]) {
    const refused = await take(person.token, body)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ fields: { password: expect.any(String) } })
  }
  expect((await take(person.token, { password: person.password })).status).toBe(200)
  const refused = await take(withGoogle)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('log in with Google again') })
  expect((await take(await new Browser(app).signInForToken())).status).toBe(200)
})

test('deleting needs the right password; without one, a Google sign-in of the last ten minutes', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerPerson(app)
  const remove = (body: object, token?: string) =>
    post(app, '/api/auth/delete-account', body, token === undefined ? {} : { token })
  expect((await remove({ password: person.password })).status).toBe(401)
  for (const body of [{}, { password: 'not the password' }, { password: 7 }]) {
    expect((await remove(body, person.token)).status).toBe(400)
  }
  expect(await sessionStatus(app, person.token)).toBe(200)
  expect((await remove({ password: person.password }, person.token)).status).toBe(200)
  expect(await sessionStatus(app, person.token)).toBe(401)
  expect((await remove({ password: person.password }, person.token)).status).toBe(401)

  provider.says({ sub: '1', email: 'anna@gmail.com', email_verified: true })
  const old = await new Browser(app).signInForToken()
  app.setTime(new Date(app.services.clock().getTime() + 11 * 60_000))
  const refused = await remove({}, old)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('log in with Google again') })
  const fresh = await new Browser(app).signInForToken()
  expect((await remove({}, fresh)).status).toBe(200)
  expect(await sessionStatus(app, old)).toBe(401)
})
