// L1, L2, L4, L5, L11: who gets to the desk, and who does not.
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#src/platform/database/database-failure.ts'
import {
  atDesk,
  codeFor,
  DESK_PASSWORD,
  inviteForTest,
  newKey,
  readCookies,
  signInToDesk,
} from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, registerPerson, visible } from '../../../testing/api/test-person.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { type DeskRole, mayEnter, roomOf } from './desk-roles.contract.ts'
import { inviteByCommand } from './people/invite-by-command.server.ts'

const ROLES: DeskRole[] = ['owner', 'editor', 'moderator']
/** For who is not signed in yet. */
const AT_THE_DOOR = /^\/api\/desk\/(join|login)(\/|$)/

const endpointsOf = (app: TestApp) => {
  const all = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()]
}
const fill = (path: string) => path.replaceAll(/:(\w+)/g, 'x')
const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

test('L4, D-4: every endpoint of the desk refuses nobody with 401 and a wrong role with 403', {
  timeout: 120_000,
}, async () => {
  await using app = await createTestApp()
  const endpoints = endpointsOf(app).filter(({ path }) => !AT_THE_DOOR.test(path))
  expect(endpoints.length).toBeGreaterThan(1)
  const { token } = await registerPerson(app)
  for (const { method, path } of endpoints) {
    const ask = (cookie?: string, headers?: Record<string, string>) =>
      atDesk(app, fill(path), isSafe(method) ? undefined : {}, {
        method,
        ...(cookie === undefined ? {} : { cookie }),
        ...(headers === undefined ? {} : { headers }),
      })
    const route = `${method} ${path}`
    expect((await ask()).status, `${route} for nobody`).toBe(401)
    const parent = await ask(undefined, { authorization: `Bearer ${token}` })
    expect(parent.status, `${route} for a parent`).toBe(401)
    for (const role of ROLES) {
      const { cookie } = await signInToDesk(app, role)
      const { status } = await ask(cookie)
      const wanted = mayEnter(role, roomOf(path)) ? 'may' : 'may not'
      expect(status === 403 ? 'may not' : 'may', `${route} for ${role}`).toBe(wanted)
      expect(status, `${route} for ${role}`).not.toBe(401)
      expect(status, `${route} for ${role}`).toBeLessThan(500)
    }
  }
})

test('L4: what stands in no table is for owners alone', () => {
  expect(ROLES.filter((role) => mayEnter(role, 'a-new-room'))).toEqual(['owner'])
  expect(ROLES.filter((role) => mayEnter(role, 'constructor'))).toEqual(['owner'])
})

test('L1, D-5: without a desk its addresses answer as unknown ones do', async () => {
  await using app = await createTestApp({ env: { DESK: 'off' } })
  await using open = await createTestApp()
  const unknown = await visible(await app.request('/api/nothing-here'))
  for (const { method, path } of endpointsOf(open)) {
    const init = isSafe(method) ? { method } : { method, body: '{}', headers: { 'content-type': 'application/json' } }
    const other = await visible(await app.request('/api/nothing-here', init))
    expect(await visible(await app.request(fill(path), init)), `${method} ${path}`).toEqual(other)
    expect(await visible(await app.request(fill(path)))).toEqual(unknown)
  }
  const description = await (await app.request('/api/openapi.json')).text()
  expect(description).not.toContain('/desk')
})

test('L5: of fifty who use an invitation at once one comes in, and looking at it uses nothing up', async () => {
  await using app = await createTestApp()
  const code = await inviteForTest(app, 'anna@desk.example', 'owner')
  for (let time = 0; time < 20; time++) expect((await atDesk(app, `/desk/join?code=${code}`)).status).not.toBe(500)
  const { key, sealedKey } = await newKey(app, code)
  const factor = { way: 'code', sealedKey, oneTimeCode: codeFor(app, key) }
  const join = () => atDesk(app, '/api/desk/join', { code, password: DESK_PASSWORD, factor })
  const answers = await Promise.all(Array.from({ length: 50 }, join))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
  const operators = await app.services.database.query.selectFrom('desk_operator').select('id').execute()
  expect(operators).toHaveLength(1)
})

test('L5: an invitation ends after 24 hours, and a key made for another one is no key', async () => {
  await using app = await createTestApp()
  const [mine, other] = [
    await inviteForTest(app, 'anna@desk.example', 'editor'),
    await inviteForTest(app, 'bea@desk.example', 'editor'),
  ]
  const { key, sealedKey } = await newKey(app, other)
  const factor = { way: 'code', sealedKey, oneTimeCode: codeFor(app, key) }
  expect((await atDesk(app, '/api/desk/join', { code: mine, password: DESK_PASSWORD, factor })).status).toBe(400)
  app.setTime(new Date(app.services.clock().getTime() + 24 * 60 * 60 * 1_000))
  expect((await atDesk(app, '/api/desk/join/look', { code: mine })).status).toBe(404)
})

test('L5: the command makes a first owner and no second one, and its newest link is the only one', async () => {
  await using app = await createTestApp()
  const invite = (email: string, role: string) => inviteByCommand(app.services, { email, role })
  const look = async ([, link = '']: string[]) =>
    (await atDesk(app, '/api/desk/join/look', { code: new URL(link).searchParams.get('code') })).status
  const lost = await invite('lost@desk.example', 'owner')
  const found = await invite('found@desk.example', 'owner')
  expect([await look(lost), await look(found)]).toEqual([404, 200])
  await signInToDesk(app, 'owner')
  await expect(invite('second@desk.example', 'owner')).rejects.toThrow(/owner/)
  expect(await look(await invite('helper@desk.example', 'editor'))).toBe(200)
  await expect(invite('helper@desk.example', 'queen')).rejects.toThrow('"queen" is no role.')
  await expect(invite('helper', 'editor')).rejects.toThrow('"helper" is not an email address.')
})

test('L2: a code opens the desk once, in whatever process it is sent again', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-test-'))
  await using home = await createTestDatabase(join(folder.path, 'desk.sqlite'))
  await using one = await createTestApp({ home })
  await using other = await createTestApp({ home })
  const { email, key } = await signInToDesk(one, 'owner')
  const logIn = (app: TestApp, oneTimeCode: string) =>
    atDesk(app, '/api/desk/login', { email, password: DESK_PASSWORD, factor: { way: 'code', oneTimeCode } })
  // The one that was typed to join is used.
  expect((await logIn(one, codeFor(one, key))).status).toBe(401)
  const next = codeFor(one, key, 1)
  const answers = await Promise.all([logIn(one, next), logIn(one, next)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await logIn(other, next)).status).toBe(401)
  expect((await logIn(other, codeFor(one, key, -1))).status).toBe(200)
  expect((await logIn(other, codeFor(one, key, 2))).status).toBe(401)
})

test('L2: five wrong tries stop one person in one network, and nobody elsewhere', async () => {
  await using app = await createTestApp()
  const { email, key } = await signInToDesk(app, 'owner')
  const logIn = (address: string, oneTimeCode: string) =>
    atDesk(
      app,
      '/api/desk/login',
      { email, password: DESK_PASSWORD, factor: { way: 'code', oneTimeCode } },
      { address },
    )
  const attacker = freshAddress()
  for (let time = 0; time < 5; time++) expect((await logIn(attacker, '000000')).status).toBe(401)
  const refused = await logIn(attacker, codeFor(app, key, 1))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await logIn(freshAddress(), codeFor(app, key, 1))).status).toBe(200)
  // Whoever watches sees that the password was right, and no address.
  const events = await app.services.database.query.selectFrom('security_event').selectAll().execute()
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(Array(5).fill('desk.factor failure'))
  expect(JSON.stringify(events)).not.toContain(email)
})

test('L2: after the secret is lost no one-time code is right, and a recovery code lets its owner in', async () => {
  await using home = await createTestDatabase()
  await using before = await createTestApp({ home })
  const { email, key, recoveryCodes } = await signInToDesk(before, 'owner')
  await using app = await createTestApp({
    home,
    env: { TOKEN_SECRET: 'another secret, because the first one is lost' },
  })
  const logIn = (factor: object) => atDesk(app, '/api/desk/login', { email, password: DESK_PASSWORD, factor })
  expect((await logIn({ way: 'code', oneTimeCode: codeFor(app, key, 1) })).status).toBe(401)
  expect(app.logged.map(({ event }) => event)).toContain('desk.factor-unreadable')
  expect((await logIn({ way: 'recovery', recoveryCode: recoveryCodes[0] })).status).toBe(200)
})

test('L2: a recovery code opens once, and a wrong password never, whatever stands beside it', async () => {
  await using app = await createTestApp()
  const { email, key, recoveryCodes } = await signInToDesk(app, 'owner')
  expect(new Set(recoveryCodes).size).toBe(10)
  const logIn = (password: string, factor: object) => atDesk(app, '/api/desk/login', { email, password, factor })
  const recovery = { way: 'recovery', recoveryCode: recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') }
  expect((await logIn('not the password', recovery)).status).toBe(401)
  expect((await logIn('not the password', { way: 'code', oneTimeCode: codeFor(app, key, 1) })).status).toBe(401)
  expect((await logIn(DESK_PASSWORD, recovery)).status).toBe(200)
  expect((await logIn(DESK_PASSWORD, recovery)).status).toBe(401)
  const kept = await app.services.database.query.selectFrom('desk_recovery_code').selectAll().execute()
  expect(kept).toHaveLength(9)
  expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0])
})

test('L1, D-2: the session is a strict cookie that no script reads; with https nobody beside us can set it', async () => {
  await using plain = await createTestApp()
  const { email, key } = await signInToDesk(plain, 'editor')
  const factor = { way: 'code', oneTimeCode: codeFor(plain, key, 1) }
  const body = { email, password: DESK_PASSWORD, factor }
  const [session = ''] = (await atDesk(plain, '/api/desk/login', body)).headers.getSetCookie()
  expect(session).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
  await using secure = await createTestApp({ env: { PUBLIC_URL: 'https://handrail.test' } })
  const { cookie } = await signInToDesk(secure, 'editor')
  expect(cookie).toMatch(/^__Host-desk=/)
  expect((await atDesk(secure, '/api/desk/session', undefined, { cookie })).status).toBe(200)
})

test('L11: a write needs our own origin, whatever else comes with it', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  const end = (headers: Record<string, string>) => atDesk(app, '/api/desk/session/end', {}, { cookie, headers })
  expect((await end({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await end({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await end({ origin: 'null' })).status).toBe(403)
  const bare = { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: '{}' }
  expect((await app.request('/api/desk/session/end', bare)).status).toBe(403)
  expect((await atDesk(app, '/api/desk/session/end', undefined, { cookie })).status).toBe(405)
  expect((await end({})).status).toBe(200)
})

test('L13: a session ends after 30 idle minutes, after 12 hours, and with the log-out', async () => {
  await using app = await createTestApp()
  const begin = app.services.clock().getTime()
  const at = (minutes: number) => app.setTime(new Date(begin + minutes * 60_000))
  const { cookie, email, key } = await signInToDesk(app, 'owner')
  const look = async () => (await atDesk(app, '/api/desk/session', undefined, { cookie })).status
  for (let minutes = 0; minutes < 12 * 60; minutes += 29) {
    at(minutes)
    expect(await look(), `after ${minutes} minutes`).toBe(200)
  }
  at(12 * 60)
  expect(await look()).toBe(401)
  const again = await atDesk(app, '/api/desk/login', {
    ...{ email, password: DESK_PASSWORD },
    factor: { way: 'code', oneTimeCode: codeFor(app, key) },
  })
  const next = readCookies(again)
  at(12 * 60 + 31)
  expect((await atDesk(app, '/api/desk/session', undefined, { cookie: next })).status).toBe(401)
  const { cookie: third } = await signInToDesk(app, 'editor')
  const left = await atDesk(app, '/api/desk/session/end', {}, { cookie: third })
  expect(left.headers.get('clear-site-data')).toBe('"cache"')
  expect(left.headers.getSetCookie()[0]).toMatch(/^desk=; .*Max-Age=0/)
  expect((await atDesk(app, '/api/desk/session', undefined, { cookie: third })).status).toBe(401)
})

test('L15: a session asks sixty times a minute', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  const look = async () => (await atDesk(app, '/api/desk/session', undefined, { cookie })).status
  for (let time = 0; time < 60; time++) expect(await look()).toBe(200)
  expect(await look()).toBe(429)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  expect(await look()).toBe(200)
})

test('L15: what the desk asks ends after five seconds, and holds up nobody else meanwhile', async () => {
  await using app = await createTestApp()
  const { engine, aside } = app.services.database
  // SQLite has one way to ask, and one statement at a time.
  if (engine === 'sqlite') return expect(aside).toBe(app.services.database.query)
  const slow = Array.from({ length: 3 }, () =>
    sql`select pg_sleep(60)`.execute(aside).then(
      () => 'answered',
      (error: unknown) => isDatabaseAway(error),
    ),
  )
  const parent = await Promise.race([app.request('/api/emails/readers'), Promise.all(slow)])
  expect(parent).toHaveProperty('status', 200)
  expect(await Promise.all(slow)).toEqual([true, true, true])
})
