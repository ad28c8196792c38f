// The session token and its row.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { get, post, registerPerson, sessionStatus, visible } from '../../../testing/api/test-person.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { createSecrets } from '../secrets.ts'
import { signNewSession, startSession } from './sessions.ts'

const DAY = 24 * 3_600_000

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

function later(app: TestApp, days: number) {
  app.setTime(new Date(app.services.clock().getTime() + days * DAY))
}

test('the token is HS256 with key id, issuer, audience, subject, session, start and end', async () => {
  await using app = await createTestApp()
  const { token, email } = await registerPerson(app)
  const [header, payload] = token.split('.').map((part, index) => (index < 2 ? decode(part) : {}))
  expect(header).toEqual({ alg: 'HS256', kid: app.services.secrets.signingKeys[0].kid, typ: 'JWT' })
  const now = Math.floor(app.services.clock().getTime() / 1_000)
  // Not as our own process remembers it, but as any reader of such tokens finds it.
  const { key } = app.services.secrets.signingKeys[0]
  expect((await jwtVerify(token, key, { currentDate: app.services.clock() })).payload).toEqual(payload)
  expect(payload).toMatchObject({ email, iss: 'handrail', aud: 'handrail-api', iat: now, exp: now + 30 * 86_400 })
  const rows = await app.services.database.query.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(payload?.sid)
})

test('forged, malformed and missing tokens are 401 with one and the same answer, never 500', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = decode(head)
  const payload = decode(body)
  const { key, kid } = app.services.secrets.signingKeys[0]
  const sign = (changes: object, headers: object = {}, signingKey: Parameters<SignJWT['sign']>[0] = key) =>
    new SignJWT({ ...payload, ...changes })
      .setProtectedHeader({ alg: 'HS256', kid, typ: 'JWT', ...headers })
      .sign(signingKey)
  expect(await sessionStatus(app, await sign({}))).toBe(200)
  const forged = [
    `${encode({ ...header, alg: 'none' })}.${body}.`,
    `${encode({ ...header, alg: 'None' })}.${body}.${signature}`,
    `${encode({ ...header, alg: 'RS256' })}.${body}.${signature}`,
    `${head}.${encode({ ...payload, email: 'other@family.example' })}.${signature}`,
    await sign({}, {}, randomBytes(32)),
    await sign({}, { kid: '../../dev/null' }),
    await sign({}, { kid: "' or 1=1 --" }),
    await sign({}, { typ: 'at+jwt' }),
    await sign({ aud: 'somebody-else' }),
    await sign({ iss: 'somebody-else' }),
    await sign({ sub: 'somebody-else' }),
    await sign({ sid: 'another' }),
    await sign({ sid: undefined }),
    await sign({ exp: 1 }),
    await sign({ exp: -1 }),
    await sign({ exp: undefined }),
    `${encode({ ...header, jwk: { kty: 'oct', k: 'AAAA' } })}.${body}.${signature}`,
    `${head}.${encode({ ...payload, exp: '9'.repeat(30) })}.${signature}`,
    `${token}.extra`,
    `${token}==`,
    token.slice(0, -1),
    'x'.repeat(1_000_000),
    'null',
    '..',
    '',
  ]
  const authorizations = [
    ...forged.map((one) => `Bearer ${one}`),
    `bearer ${token}`,
    `Bearer  ${token}`,
    `Bearer\t${token}`,
    `Bearer ${token}, Bearer ${token}`,
    `Basic ${token}`,
    'Bearer',
    token,
    '\u00e9\u00ff',
  ]
  const missing = await visible(await app.request('/api/auth/session'))
  expect(missing).toMatchObject({
    status: 401,
    body: '{"message":"Please log in.","key":"server_log_in","code":"unauthorized"}',
  })
  for (const authorization of authorizations) {
    const answer = await app.request('/api/auth/session', { headers: { authorization } })
    expect(await visible(answer), authorization.slice(0, 100)).toEqual(missing)
  }
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('a session that has ended, or whose account is deleted, is refused at once', async () => {
  await using app = await createTestApp()
  const missing = await visible(await app.request('/api/auth/session'))
  const person = await registerPerson(app)
  await post(app, '/api/auth/logout', {}, { token: person.token })
  expect(await visible(await get(app, '/api/auth/session', person.token))).toEqual(missing)
  const other = await registerPerson(app)
  await app.services.database.query.deleteFrom('account').where('email', '=', other.email).execute()
  expect(await visible(await get(app, '/api/auth/session', other.token))).toEqual(missing)
})

test('what one process ends or counts, the other knows on the very next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-test-'))
  await using home = await createTestDatabase(join(folder, 'test.sqlite'))
  {
    await using one = await createTestApp({ home })
    await using other = await createTestApp({ home })
    const person = await registerPerson(one)
    expect(await sessionStatus(other, person.token)).toBe(200)
    await post(one, '/api/auth/logout', {}, { token: person.token })
    expect(await sessionStatus(other, person.token)).toBe(401)
    const wrong = { email: person.email, password: 'not the password' }
    const statuses = []
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await post(tries % 2 === 0 ? one : other, '/api/auth/login', wrong)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  }
  await rm(folder, { recursive: true })
})

test('an account has 50 sessions at most: one more ends the one unused for longest', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const { token: used } = await registerPerson(app)
  const owner = await query.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  const begin = async () =>
    signNewSession(
      app.services,
      await startSession(query, app.services, owner, { method: 'password', device: 'a phone' }),
    )
  later(app, 1)
  const unused = await begin()
  later(app, 1)
  for (let more = 2; more < 50; more += 1) await begin()
  expect(await sessionStatus(app, used)).toBe(200)
  later(app, 1)
  const last = await begin()
  const statuses = [used, unused, last].map((token) => sessionStatus(app, token))
  expect(await Promise.all(statuses)).toEqual([200, 401, 200])
  expect(await query.selectFrom('session').select('id').execute()).toHaveLength(50)
})

test('a session ends after 14 idle days, and on its 30th day if used', async () => {
  await using app = await createTestApp()
  const idle = await registerPerson(app)
  const used = await registerPerson(app)
  later(app, 13)
  expect(await sessionStatus(app, used.token)).toBe(200)
  later(app, 1)
  expect(await sessionStatus(app, idle.token)).toBe(401)
  expect(await sessionStatus(app, used.token)).toBe(200)
  later(app, 13)
  expect(await sessionStatus(app, used.token)).toBe(200)
  later(app, 3 - 1 / DAY)
  expect(await sessionStatus(app, used.token)).toBe(200)
  later(app, 1 / DAY)
  expect(await sessionStatus(app, used.token)).toBe(401)
})

test('a clock that jumps back and forth ends no session and makes none permanent', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  later(app, 1)
  expect(await sessionStatus(app, token)).toBe(200)
  later(app, -2)
  expect(await sessionStatus(app, token)).toBe(200)
  later(app, 31)
  expect(await sessionStatus(app, token)).toBe(401)
})

test('a token in the query, a cookie or the body is no token', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  expect((await app.request(`/api/auth/session?access_token=${token}&token=${token}`)).status).toBe(401)
  expect((await app.request('/api/auth/session', { headers: { cookie: `authToken=${token}` } })).status).toBe(401)
  expect((await post(app, '/api/auth/logout', { token, access_token: token })).status).toBe(401)
})

test('a new key signs while the old one still verifies; another secret has another id', async () => {
  const [old, fresh] = ['the old secret of this test', 'the new secret of this test']
  await using app = await createTestApp({ env: { TOKEN_SECRET: old } })
  const person = await registerPerson(app)
  app.services.secrets = createSecrets([fresh, old])
  expect(await sessionStatus(app, person.token)).toBe(200)
  const { token } = (await (await post(app, '/api/auth/login', person)).json()) as { token: string }
  expect(decode(token.split('.')[0]).kid).not.toBe(decode(person.token.split('.')[0]).kid)
  app.services.secrets = createSecrets([fresh])
  expect(await sessionStatus(app, token)).toBe(200)
  expect(await sessionStatus(app, person.token)).toBe(401)
})

test('without a session no input is read: bad input without a token is 401', async () => {
  await using app = await createTestApp()
  for (const path of ['/api/auth/change-password', '/api/auth/progress', '/api/feedback', '/api/auth/delete-account']) {
    expect((await post(app, path, 'not json')).status, path).toBe(401)
  }
})

test('the API description says which endpoints need a user', async () => {
  await using app = await createTestApp()
  const description = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  expect(description.paths['/api/auth/login']?.post?.security).toBeUndefined()
  expect(description.paths['/api/auth/session']?.get?.security).toEqual([{ bearer: [] }])
  expect(description.paths['/api/auth/sessions/{id}']?.delete?.security).toEqual([{ bearer: [] }])
})
