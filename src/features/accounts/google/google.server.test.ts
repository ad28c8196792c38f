// Signing in with Google, against a real OpenID provider on loopback. Which account it opens: google-accounts.
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { get, post, registerPerson } from '../../../../testing/api/test-person.ts'

const ANNA = { sub: 'google-anna', email: 'anna@gmail.com', email_verified: true, name: 'Anna Smith' }
const FAILED = { error: 'google-failed' }

test('a new person comes back with a ticket and onboarding, a returning one without onboarding', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const browser = new Browser(app)
  const first = await browser.signIn()
  expect(first).toEqual({ path: '/auth/callback', parameters: { token: expect.any(String), onboarding: 'true' } })
  expect(first.parameters.token).toMatch(/^[\w-]{43}$/)
  const answer = await browser.exchange(first.parameters.token as string)
  const { token } = (await answer.json()) as { token: string }
  expect(await (await get(app, '/api/auth/session', token)).json()).toEqual({
    email: 'anna@gmail.com',
    name: 'Anna Smith',
    emailConsent: false,
    verified: true,
    hasPassword: false,
    needsOnboarding: true,
  })
  const consent = { emailWeeklyTips: true, emailMarketing: false }
  const accept = { ...consent, gdprConsent: { privacyPolicy: true, emailMarketing: true } }
  expect((await post(app, '/api/auth/complete-google-onboarding', accept, { token })).status).toBe(200)
  expect((await browser.signIn()).parameters.onboarding).toBe('false')
})

test('code flow with PKCE S256, state and nonce is bound to the browser by a __Host- cookie', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const answer = await app.request('/api/auth/google')
  const cookie = answer.headers.get('set-cookie')
  expect(cookie).toMatch(/^__Host-google=[\w-]{43}; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Lax$/)
  const parameters = Object.fromEntries(new URL(answer.headers.get('location') as string).searchParams)
  expect(parameters).toMatchObject({
    response_type: 'code',
    client_id: 'handrail',
    redirect_uri: 'http://handrail.test/api/auth/google/callback',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters[name], name).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(parameters)).not.toContain(cookie?.slice(14, 57))
})

test('a sign-in that began in another language returns to that language, errors too', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const pathAfter = async (query: string) => {
    const browser = new Browser(app)
    return (await browser.comeBack(await browser.agree(await browser.start(query)))).path
  }
  expect(await pathAfter('?language=pl')).toBe('/pl/auth/callback')
  for (const query of ['', '?language=en', '?language=//evil.example', '?language=__proto__']) {
    expect(await pathAfter(query), query).toBe('/auth/callback')
  }
  const browser = new Browser(app)
  const callback = await browser.agree(await browser.start('?language=ur'))
  const refused = new URL(`?error=access_denied&state=${callback.searchParams.get('state')}`, callback)
  expect(await browser.comeBack(refused)).toEqual({
    path: '/ur/auth/callback',
    parameters: { error: 'google-cancelled' },
  })
})

test('state and browser belong together, once, for ten minutes', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const [mine, other] = [new Browser(app), new Browser(app)]
  const callback = await mine.agree(await mine.start())
  await other.start()
  expect((await other.comeBack(callback)).parameters).toEqual(FAILED)
  expect((await new Browser(app).comeBack(callback)).parameters).toEqual(FAILED)
  expect((await mine.comeBack(callback)).parameters).toHaveProperty('token')
  expect((await mine.comeBack(callback)).parameters).toEqual(FAILED)
  const late = await mine.agree(await mine.start())
  app.setTime(new Date(app.services.clock().getTime() + 10 * 60_000))
  expect((await mine.comeBack(late)).parameters).toEqual(FAILED)
})

test('sign-ins in two tabs of one browser both succeed', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const browser = new Browser(app)
  for (const tab of [await browser.start(), await browser.start()]) {
    expect((await browser.comeBack(await browser.agree(tab))).parameters).toHaveProperty('token')
  }
})

test('a return that was tampered with ends with an error, never with a token', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const changes: ((callback: URL) => void)[] = [
    (callback) => callback.searchParams.set('code', 'another'),
    (callback) => callback.searchParams.delete('code'),
    (callback) => callback.searchParams.set('state', 'another'),
    (callback) => callback.searchParams.delete('state'),
    (callback) => callback.searchParams.append('state', 'twice'),
    (callback) => callback.searchParams.append('code', 'twice'),
    (callback) => callback.searchParams.set('error', 'access_denied'),
  ]
  for (const [index, change] of changes.entries()) {
    const browser = new Browser(app)
    const callback = await browser.agree(await browser.start())
    change(callback)
    const { path, parameters } = await browser.comeBack(callback)
    expect(path, String(index)).toBe('/auth/callback')
    expect(Object.keys(parameters), String(index)).toEqual(['error'])
  }
  expect(await app.services.database.query.selectFrom('account').select('id').execute()).toEqual([])
})

test('an id token with a wrong audience, time, issuer or nonce is refused', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const now = Math.floor(Date.now() / 1_000)
  const wrong: Record<string, unknown>[] = [
    { aud: 'somebody-else' },
    { iss: 'https://evil.example' },
    { nonce: 'another' },
    { nonce: null },
    { exp: now - 3_600 },
    { sub: null },
  ]
  for (const claims of wrong) {
    provider.says({ ...ANNA, ...claims } as typeof ANNA)
    expect((await new Browser(app).signIn()).parameters, JSON.stringify(claims)).toEqual(FAILED)
  }
  expect(await app.services.database.query.selectFrom('account').select('id').execute()).toEqual([])
})

test('an id token whose signature does not fit is refused', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: ((token: string) => string)[] = [
    (token) => token.replace(/\.[^.]*$/, `.${'A'.repeat(342)}`),
    (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`,
    (token) => `${encode({ alg: 'HS256' })}.${token.split('.')[1]}.${'A'.repeat(43)}`,
  ]
  for (const forge of forgeries) {
    provider.server.service.once('beforeResponse', (response: { body: { id_token: string } }) => {
      response.body.id_token = forge(response.body.id_token)
    })
    expect((await new Browser(app).signIn()).parameters).toEqual(FAILED)
  }
  expect((await new Browser(app).signIn()).parameters).toHaveProperty('token')
})

test('an address that Google has not verified makes no account', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  for (const verified of [false, 'true', null]) {
    provider.says({ ...ANNA, email_verified: verified as boolean })
    const { parameters } = await new Browser(app).signIn()
    expect(parameters).toEqual({
      error: 'google-unverified',
    })
  }
})

test('a ticket opens once, in its browser, within 60 seconds', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const browser = new Browser(app)
  const ticket = async () => (await browser.signIn()).parameters.token as string
  const first = await ticket()
  const other = new Browser(app)
  await other.start()
  expect((await other.exchange(first)).status).toBe(400)
  expect((await new Browser(app).exchange(first)).status).toBe(400)
  expect((await browser.exchange(first)).status).toBe(200)
  expect((await browser.exchange(first)).status).toBe(400)
  const late = await ticket()
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  expect((await browser.exchange(late)).status).toBe(400)
  const empty = await browser.exchange('')
  // It was never mailed.
  expect([empty.status, await empty.json()]).toEqual([400, await (await browser.exchange('x')).json()])
  const raced = await ticket()
  const tries = await Promise.all(Array.from({ length: 20 }, () => browser.exchange(raced)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  const rows = await app.services.database.query.selectFrom('sign_in_ticket').selectAll().execute()
  expect(JSON.stringify([rows, app.logged])).not.toContain(late)
})

test("onboarding needs consent to the policy, stores the server's time, and can be repeated", async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says(ANNA)
  const token = await new Browser(app).signInForToken()
  const send = (body: object, sender: { token?: string } = { token }) =>
    post(app, '/api/auth/complete-google-onboarding', body, sender)
  const good = {
    emailWeeklyTips: true,
    emailMarketing: true,
    gdprConsent: { privacyPolicy: true, emailMarketing: true },
  }
  expect((await send(good, {})).status).toBe(401)
  for (const privacyPolicy of [false, 'true', 1, undefined]) {
    const answer = await send({ ...good, gdprConsent: { privacyPolicy, emailMarketing: true } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'Please review and accept the terms to continue.' })
  }
  const events = () => app.services.database.query.selectFrom('consent_event').selectAll().orderBy('kind').execute()
  expect(await events()).toEqual([])
  expect((await send(good)).status).toBe(200)
  const first = await events()
  expect(first).toMatchObject([
    { kind: 'privacy_policy', granted: 1, source: 'google_onboarding', policy_version: '1.0' },
    { kind: 'weekly_tips', granted: 1, created_at: app.services.clock().toISOString() },
  ])
  expect((await send({ ...good, emailWeeklyTips: false })).status).toBe(200)
  expect(await events()).toEqual(first)
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({ emailConsent: true })
})

test('a person with a password is not asked again by the welcome page', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const body = {
    emailWeeklyTips: true,
    emailMarketing: true,
    gdprConsent: { privacyPolicy: true, emailMarketing: true },
  }
  expect((await post(app, '/api/auth/complete-google-onboarding', body, { token })).status).toBe(200)
  expect(await (await get(app, '/api/auth/session', token)).json()).toMatchObject({ emailConsent: false })
})

test('without Google settings both addresses lead to the login page with a reason', async () => {
  await using app = await createTestApp()
  for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y']) {
    const answer = await app.request(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?error=google-not-set-up')
  }
  const polish = await app.request('/api/auth/google?language=pl')
  expect(polish.headers.get('location')).toBe('/pl/login?error=google-not-set-up')
})

test('while Google is away, sign-in returns to the login page, and later works again', async () => {
  const provider = await startProvider()
  const port = provider.server.address().port
  await using app = await createGoogleApp(provider)
  await provider.server.stop()
  const answer = await app.request('/api/auth/google')
  expect(answer.headers.get('location')).toBe('/login?error=google-unreachable')
  expect(app.logged.map(({ event }) => event)).toEqual(['google.unreachable'])
  await provider.server.start(port, '127.0.0.1')
  expect((await app.request('/api/auth/google')).headers.get('location')).toContain(`:${port}/authorize?`)
  await provider.server.stop()
})

test.each(['rate_limit', 'google_attempt'] as const)(
  'a missing database on the way to Google (%s) is 503, and no failure of Google',
  async (table) => {
    await using provider = await startProvider()
    await using app = await createGoogleApp(provider)
    const { database } = app.services
    const query = database.query.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === table) {
          throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
        }
        return node
      },
      transformResult: async ({ result }) => result,
    })
    app.services.database = { ...database, query }
    const answer = await app.request('/api/auth/google')
    app.services.database = database
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('set-cookie')]).toEqual([
      503,
      '30',
      null,
    ])
    expect(app.logged.map(({ event }) => event)).toEqual(['request.failed'])
  },
)
