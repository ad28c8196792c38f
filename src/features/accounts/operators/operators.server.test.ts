// Access to the desk: every endpoint for every kind of person, codes, races, and what an owner may decide.
import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#src/platform/database/database-failure.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { appendAuditEntry, forgetOldActs, lockAuditLog } from '#src/platform/identity/audit-log.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { areaOf, canAccess, OPERATOR_ROLES, type OperatorRole } from '#src/shared/operators.ts'
import {
  type AccountHolder,
  atDesk,
  beginSession,
  codeFor,
  type DeskPerson,
  inviteForTest,
  makeAccount,
  nextCode,
  offeredKey,
  readCookies,
  signInToDesk,
} from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  GOOD_PASSWORD,
  get,
  logIn,
  post,
  registerPerson,
  sessionStatus,
  visible,
} from '../../../../testing/api/test-person.ts'
import { createTestDatabase, TEST_ENGINE } from '../../../../testing/database/test-database.ts'
import { inviteByCommand, resetFactorsByCommand } from './operator-commands.server.ts'

const ROLES = OPERATOR_ROLES
/** For a person who is not at the desk yet. */
const AT_THE_DOOR = /^\/api\/desk\/(invitation|enter)(\/|$)/

const endpointsOf = (app: TestApp) => {
  const all = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
  return [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()]
}
const fill = (path: string) => path.replaceAll(/:(\w+)/g, 'x')
const isSafe = (method: string) => method === 'GET' || method === 'HEAD'

const wait = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))
const enter = (app: TestApp, { token }: AccountHolder, code: string, address = freshAddress()) =>
  atDesk(app, '/api/desk/enter', { code }, { token, address })
const look = async (app: TestApp, cookie: string, path = '/api/desk/session') =>
  (await atDesk(app, path, undefined, { cookie })).status
const act = (app: TestApp, by: DeskPerson, path: string, body: object = {}, code = nextCode(app, by)) =>
  atDesk(app, `/api/desk/${path}`, { ...body, code }, { cookie: by.cookie })
const linesOf = async (app: TestApp, { cookie }: DeskPerson) =>
  (
    (await (await atDesk(app, '/api/desk/log', undefined, { cookie })).json()) as {
      lines: { act: string; who: string | null; about: Record<string, string> }[]
    }
  ).lines
const acceptance = async (app: TestApp, holder: AccountHolder, invitation: string) => {
  const { key, sealedKey } = await offeredKey(app, invitation, holder)
  const body = { invitation, sealedKey, newCode: codeFor(app, key) }
  return () => atDesk(app, '/api/desk/invitation/accept', body, { token: holder.token })
}

test('every endpoint refuses a missing operator session with 401 and a wrong role with 403', {
  timeout: 120_000,
}, async () => {
  await using app = await createTestApp()
  const endpoints = endpointsOf(app).filter(({ path }) => !AT_THE_DOOR.test(path))
  expect(endpoints.length).toBeGreaterThan(30)
  const parent = await makeAccount(app)
  const owner = await signInToDesk(app, 'owner')
  const operators: Partial<Record<OperatorRole, DeskPerson>> = {}
  for (const { method, path } of endpoints) {
    // A session asks sixty times a minute.
    wait(app, MINUTE_MS)
    const ask = (options: { cookie?: string; token?: string }) =>
      atDesk(app, fill(path), isSafe(method) ? undefined : {}, { method, ...options })
    const route = `${method} ${path}`
    expect((await ask({})).status, `${route} for nobody`).toBe(401)
    expect((await ask({ token: parent.token })).status, `${route} for a parent`).toBe(401)
    expect((await ask({ token: owner.token })).status, `${route} for an owner without a code`).toBe(401)
    for (const role of ROLES) {
      operators[role] ??= await signInToDesk(app, role)
      const { status } = await ask({ cookie: operators[role].cookie })
      // The act may have ended the session.
      if (status === 200 && !isSafe(method)) delete operators[role]
      const wanted = canAccess(role, areaOf(path)) ? 'may' : 'may not'
      expect(status === 403 ? 'may not' : 'may', `${route} for ${role}`).toBe(wanted)
      expect(status, `${route} for ${role}`).not.toBe(401)
      expect(status, `${route} for ${role}`).toBeLessThan(500)
    }
    if (isSafe(method)) continue
    const { cookie, token } = owner
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const { status } = await atDesk(app, fill(path), {}, { cookie, token, headers })
      expect(status, `${route} from ${JSON.stringify(headers)}`).toBe(403)
    }
  }
})

test('the door needs our own page and the session of an account', async () => {
  await using app = await createTestApp()
  const { token, key } = await signInToDesk(app, 'owner')
  const body = { code: codeFor(app, key, 1) }
  const from = async (headers: Record<string, string>, bearer = token) =>
    (await atDesk(app, '/api/desk/enter', body, { token: bearer, headers })).status
  expect(await from({ origin: 'https://evil.example' })).toBe(403)
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await from({}, 'a.b.c')).toBe(401)
  const parent = await makeAccount(app)
  expect((await enter(app, parent, '123456')).status).toBe(403)
  expect(await from({})).toBe(200)
})

test('an endpoint without a named section is for owners alone', () => {
  expect(ROLES.filter((role) => canAccess(role, 'a-new-area'))).toEqual(['owner'])
  expect(ROLES.filter((role) => canAccess(role, 'constructor'))).toEqual(['owner'])
})

test('without a desk its addresses answer like unknown ones, and no token has a role', async () => {
  await using home = await createTestDatabase()
  await using open = await createTestApp({ home })
  const { id } = await signInToDesk(open, 'owner')
  await using app = await createTestApp({ home, env: { DESK: 'off' } })
  const unknown = await visible(await app.request('/api/nothing-here'))
  for (const { method, path } of endpointsOf(open)) {
    const init = isSafe(method) ? { method } : { method, body: '{}', headers: { 'content-type': 'application/json' } }
    const other = await visible(await app.request('/api/nothing-here', init))
    expect(await visible(await app.request(fill(path), init)), `${method} ${path}`).toEqual(other)
    expect(await visible(await app.request(fill(path)))).toEqual(unknown)
  }
  expect(await (await app.request('/api/openapi.json')).text()).not.toContain('/desk')
  expect(Buffer.from((await beginSession(app, id)).split('.')[1] as string, 'base64url').toString()).not.toContain(
    'role',
  )
})

test('the session is a strict cookie that scripts cannot read and other sites cannot set', async () => {
  await using plain = await createTestApp()
  const editor = await signInToDesk(plain, 'editor')
  const [session = ''] = (await enter(plain, editor, codeFor(plain, editor.key, 1))).headers.getSetCookie()
  expect(session).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
  await using secure = await createTestApp({ env: { PUBLIC_URL: 'https://handrail.test' } })
  const { cookie } = await signInToDesk(secure, 'editor')
  expect(cookie).toMatch(/^__Host-desk=/)
  expect(await look(secure, cookie)).toBe(200)
})

test("the token holds an operator's role; a parent's token holds none", async () => {
  await using app = await createTestApp()
  const holder = await makeAccount(app)
  const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString())
  expect(claims(holder.token)).not.toHaveProperty('role')
  await signInToDesk(app, 'editor', holder)
  const { token } = (await (await get(app, '/api/auth/session', holder.token)).json()) as { token: string }
  expect(claims(token)).toMatchObject({ role: 'editor', email: holder.email })
})

test('a password log-in answers the token, and only a code opens the desk', async () => {
  await using app = await createTestApp()
  const { email, password, token } = await registerPerson(app, 'anna@desk.example')
  const { id } = await app.services.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const anna = { id, email, token }
  const verification = await codeFromMail(app, email, 'code')
  const invitation = await inviteForTest(app, email, 'owner')
  const asks = await atDesk(app, '/api/desk/invitation/key', { invitation }, { token })
  expect([asks.status, await asks.text()]).toEqual([403, expect.stringContaining('confirm your address')])
  await post(app, '/api/auth/verify-email', { code: verification }, { token })
  const owner = { ...anna, token: await logIn(app, { email, password }) }
  const { key, sealedKey } = await offeredKey(app, invitation, owner)
  const body = { invitation, sealedKey, newCode: codeFor(app, key) }
  expect((await atDesk(app, '/api/desk/invitation/accept', body, { token: owner.token })).status).toBe(200)
  const second = await logIn(app, { email, password })
  expect((await atDesk(app, '/api/desk/session', undefined, { token: second })).status).toBe(401)
  const entered = await enter(app, { ...owner, token: second }, codeFor(app, key, 1))
  expect(entered.status).toBe(200)
  expect(await look(app, readCookies(entered))).toBe(200)
})

test('a password reset changes no second factor, and closes the desk everywhere', async () => {
  await using app = await createTestApp()
  const { email, token } = await registerPerson(app, 'anna@desk.example')
  await post(app, '/api/auth/verify-email', { code: await codeFromMail(app, email, 'code') }, { token })
  const { id } = await app.services.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const owner = await signInToDesk(app, 'owner', { id, email, token: await beginSession(app, id) })
  await post(app, '/api/auth/forgot-password', { email })
  const reset = { token: await codeFromMail(app, email, 'token'), newPassword: `another ${GOOD_PASSWORD}` }
  expect((await post(app, '/api/auth/reset-password', reset)).status).toBe(200)
  expect(await look(app, owner.cookie)).toBe(401)
  const again = { ...owner, token: await logIn(app, { email, password: reset.newPassword }) }
  expect((await enter(app, again, '000000')).status).toBe(403)
  expect((await enter(app, again, codeFor(app, owner.key, 1))).status).toBe(200)
})

test('a code opens the desk once, however many send it at once', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  // The one that was typed to join is used.
  expect((await enter(app, owner, codeFor(app, owner.key))).status).toBe(403)
  const next = codeFor(app, owner.key, 1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(app, owner, next)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)])
  expect((await enter(app, owner, codeFor(app, owner.key, -1))).status).toBe(403)
  expect((await enter(app, owner, codeFor(app, owner.key, 2))).status).toBe(403)
})

test('after a clock was set back the next code of the app opens the desk', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  wait(app, 3 * DAY_MS)
  expect((await enter(app, owner, codeFor(app, owner.key))).status).toBe(200)
  wait(app, -2 * DAY_MS)
  expect((await enter(app, owner, codeFor(app, owner.key))).status).toBe(200)
  expect((await enter(app, owner, codeFor(app, owner.key))).status).toBe(403)
})

test('a recovery code opens once, and only hashes are kept', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  expect(new Set(owner.recoveryCodes).size).toBe(10)
  const typed = owner.recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') as string
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(app, owner, typed)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
  const kept = await app.services.database.query.selectFrom('recovery_code').selectAll().execute()
  expect(kept).toHaveLength(9)
  expect(JSON.stringify(kept)).not.toContain(owner.recoveryCodes[0])
})

test("no operator's code works for another one", async () => {
  await using app = await createTestApp()
  const [anna, bea] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  expect((await enter(app, anna, codeFor(app, bea.key, 1))).status).toBe(403)
  expect((await enter(app, anna, bea.recoveryCodes[0] as string)).status).toBe(403)
})

test('five wrong codes stop one network, and the account is open to all others', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const attacker = freshAddress()
  for (let time = 0; time < 5; time++) expect((await enter(app, owner, '000000', attacker)).status).toBe(403)
  const refused = await enter(app, owner, codeFor(app, owner.key, 1), attacker)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await enter(app, owner, codeFor(app, owner.key, 1))).status).toBe(200)
  // The log shows that the first factor was right, and no address.
  const events = await app.services.database.query.selectFrom('security_event').selectAll().execute()
  expect(events.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual(Array(5).fill('desk.factor failure'))
  expect(JSON.stringify(events)).not.toContain(owner.email)
})

test.each([
  ['to enter', (app: TestApp, owner: DeskPerson) => enter(app, owner, '000000')],
  ['for an act', (app: TestApp, owner: DeskPerson) => act(app, owner, 'mine/recovery-codes', {}, '000000')],
])(
  'the third wrong code of a day %s is told to the owner of the account, from whatever networks, once',
  async (_what, guess) => {
    await using app = await createTestApp()
    const owner = await signInToDesk(app, 'owner')
    await app.sendMails()
    const before = app.sent.length
    const told = async () => (await app.sendMails()).slice(before).map(({ to, subject }) => [to, subject])
    for (let time = 0; time < 2; time++) expect((await guess(app, owner)).status).toBe(403)
    expect(await told()).toEqual([])
    const mail = [owner.email, expect.stringContaining('Wrong codes')]
    for (let time = 0; time < 4; time++) {
      expect((await guess(app, owner)).status).toBe(403)
      expect(await told()).toEqual([mail])
    }
  },
)

test('after a hundred wrong one-time codes a day only a recovery code is accepted', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  for (let time = 0; time < 100; time++) expect((await enter(app, owner, '000000')).status).toBe(403)
  const refused = await enter(app, owner, nextCode(app, owner))
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('one of your recovery codes')])
  expect((await act(app, owner, 'mine/recovery-codes')).status).toBe(429)
  // A refused code uses up no try of the network either.
  const home = freshAddress()
  for (let time = 0; time < 6; time++) expect((await enter(app, owner, '000 000', home)).status).toBe(429)
  expect((await enter(app, owner, 'no-recovery-code', home)).status).toBe(403)
  expect((await enter(app, owner, owner.recoveryCodes[0] as string, home)).status).toBe(200)
  expect((await act(app, owner, 'mine/recovery-codes', {}, owner.recoveryCodes[1])).status).toBe(200)
  wait(app, DAY_MS)
  expect((await enter(app, owner, nextCode(app, owner))).status).toBe(200)
})

test('right codes use up no try: an operator can act more than thirty times an hour', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  for (let number = 1; number <= 31; number++) {
    const invited = { email: `helper${number}@desk.example`, role: 'editor' }
    expect((await act(app, owner, 'people/invite', invited)).status, `act ${number}`).toBe(200)
  }
})

test.each([
  ['newsletter/an-issue/send', {}],
  ['newsletter/an-issue/saturday', {}],
  ['newsletter/an-issue/resume', {}],
  ['newsletter/look-up', {}],
  ['inbox/HR-0000-0000/answer', {}],
  ['inbox/export', {}],
  ['results/digitalLaunchpad-module1-1.1/2026-11-16/void', {}],
  ['people/invite', { email: 'cara@desk.example', role: 'editor' }],
  ['people/somebody/role', { role: 'editor' }],
  ['people/somebody/remove', {}],
  ['people/somebody/reset-factors', {}],
  ['people/invitations/somebody/take-back', {}],
  ['mine/key/change', { sealedKey: 'x', newCode: '123456' }],
  ['mine/recovery-codes', {}],
])('without a code nothing comes of %s', async (path, body) => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  const answer = await atDesk(app, `/api/desk/${path}`, body, { cookie })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('code')
})

test('a code is used up by its own act, not by a refused one', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const code = nextCode(app, owner)
  const invite = (email: string) => act(app, owner, 'people/invite', { email, role: 'editor' }, code)
  expect((await invite(owner.email)).status).toBe(409)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => invite(`${name}@desk.example`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
  expect((await linesOf(app, owner)).map((line) => line.act)).toEqual(['invite', 'join'])
})

test('fifty people at once use one invitation only once, and reading it uses nothing up', async () => {
  await using app = await createTestApp()
  const anna = await makeAccount(app)
  const invitation = await inviteForTest(app, anna.email, 'owner')
  for (let time = 0; time < 20; time++) {
    expect((await atDesk(app, '/api/desk/invitation', { invitation })).status).toBe(200)
  }
  const { key, sealedKey } = await offeredKey(app, invitation, anna)
  const body = { invitation, sealedKey, newCode: codeFor(app, key) }
  const join = () => atDesk(app, '/api/desk/invitation/accept', body, { token: anna.token })
  const statuses = (await Promise.all(Array.from({ length: 50 }, join))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
})

test('an invitation is for one address and 24 hours, and refuses a key of another account', async () => {
  await using app = await createTestApp()
  const [anna, bea] = [await makeAccount(app), await makeAccount(app)]
  const [mine, other] = [await inviteForTest(app, anna.email, 'editor'), await inviteForTest(app, bea.email, 'editor')]
  const asks = (invitation: string) => atDesk(app, '/api/desk/invitation/key', { invitation }, { token: anna.token })
  expect((await asks(other)).status).toBe(403)
  const { key, sealedKey } = await offeredKey(app, other, bea)
  const body = { invitation: mine, sealedKey, newCode: codeFor(app, key) }
  expect((await atDesk(app, '/api/desk/invitation/accept', body, { token: anna.token })).status).toBe(400)
  wait(app, 24 * HOUR_MS)
  expect((await asks(mine)).status).toBe(404)
  expect((await atDesk(app, '/api/desk/invitation', { invitation: mine })).status).toBe(404)
})

test('the command makes a first owner only, and only its newest link works', async () => {
  await using app = await createTestApp()
  const invite = (email: string, role = 'owner') => inviteByCommand(app.services, { email, role })
  const look = async ([, link = '']: string[]) =>
    (await atDesk(app, '/api/desk/invitation', { invitation: new URL(link).searchParams.get('code') })).status
  const lost = await invite('lost@desk.example')
  const found = await invite('found@desk.example')
  expect([await look(lost), await look(found)]).toEqual([404, 200])
  expect((await app.sendMails()).map(({ to }) => to).sort()).toEqual(['found@desk.example', 'lost@desk.example'])
  await signInToDesk(app, 'owner')
  await expect(invite('second@desk.example')).rejects.toThrow(/owner/)
  expect(await look(await invite('helper@desk.example', 'editor'))).toBe(200)
  await expect(invite('helper@desk.example', 'queen')).rejects.toThrow('"queen" is no role.')
  await expect(invite('helper', 'editor')).rejects.toThrow('"helper" is not an email address.')
})

test('an operator without their second factor gets a new one from the command or an owner', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  await expect(resetFactorsByCommand(app.services, 'nobody@desk.example')).rejects.toThrow('has no role here')
  const codeOf = (link = '') => new URL(link).searchParams.get('code') as string
  const byCommand = codeOf((await resetFactorsByCommand(app.services, editor.email)).at(-1))
  expect(await look(app, editor.cookie)).toBe(401)
  expect((await enter(app, editor, nextCode(app, editor))).status).toBe(403)
  expect((await enter(app, editor, editor.recoveryCodes[0] as string)).status).toBe(403)
  const answer = await act(app, owner, `people/${editor.id}/reset-factors`)
  const byOwner = codeOf(((await answer.json()) as { link: string }).link)
  expect((await atDesk(app, '/api/desk/invitation', { invitation: byCommand })).status).toBe(404)
  // The owner's later decision is the one that counts.
  expect((await act(app, owner, `people/${editor.id}/role`, { role: 'moderator' })).status).toBe(200)
  const accepted = await (await acceptance(app, editor, byOwner))()
  const session = await atDesk(app, '/api/desk/session', undefined, { cookie: readCookies(accepted) })
  expect(await session.json()).toEqual({ email: editor.email, role: 'moderator' })
})

test('the last owner stays, whatever is tried and however often at once', async () => {
  await using app = await createTestApp()
  const anna = await signInToDesk(app, 'owner')
  expect((await act(app, anna, `people/${anna.id}/role`, { role: 'editor' })).status).toBe(409)
  expect((await act(app, anna, `people/${anna.id}/remove`)).status).toBe(409)
  const bea = await signInToDesk(app, 'owner')
  wait(app, 30_000)
  const answers = await Promise.all([
    act(app, anna, `people/${bea.id}/remove`, {}, codeFor(app, anna.key)),
    act(app, bea, `people/${anna.id}/remove`, {}, codeFor(app, bea.key)),
  ])
  // The second one had no session any more when its turn came.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a change of role counts from the next request on', async () => {
  await using app = await createTestApp()
  const [owner, other] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  expect(await look(app, other.cookie, '/api/desk/people')).toBe(200)
  expect((await act(app, owner, `people/${other.id}/role`, { role: 'moderator' })).status).toBe(200)
  expect(await look(app, other.cookie, '/api/desk/people')).toBe(403)
})

test('an operator whose role is removed keeps the account, and nothing that opens the desk', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  const { query } = app.services.database
  const countRows = async () => {
    const tables = ['operator_session', 'second_factor', 'recovery_code'] as const
    const rows = await Promise.all(
      tables.map((table) => query.selectFrom(table).select('account_id').where('account_id', '=', editor.id).execute()),
    )
    return rows.map(({ length }) => length)
  }
  expect(await countRows()).toEqual([1, 1, 10])
  expect((await act(app, owner, `people/${editor.id}/remove`)).status).toBe(200)
  expect(await countRows()).toEqual([0, 0, 0])
  expect(await sessionStatus(app, editor.token)).toBe(200)
  expect((await enter(app, editor, codeFor(app, editor.key, 1))).status).toBe(403)
})

test.each([
  ['is taken away', 'remove', {}],
  ['is no owner any more', 'role', { role: 'editor' }],
])('an invitation goes when the owner who sent it %s, and those of others stay', async (_what, path, body) => {
  await using app = await createTestApp()
  const [owner, other] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  const invite = async (by: DeskPerson, email: string) => {
    const answer = await act(app, by, 'people/invite', { email, role: 'owner' })
    return new URL(((await answer.json()) as { link: string }).link).searchParams.get('code') as string
  }
  const [theirs, mine] = [await invite(other, 'bea@desk.example'), await invite(owner, 'cara@desk.example')]
  const byCommand = await inviteForTest(app, 'dora@desk.example', 'editor')
  expect((await act(app, owner, `people/${other.id}/${path}`, body)).status).toBe(200)
  const looks = await Promise.all(
    [theirs, mine, byCommand].map((invitation) => atDesk(app, '/api/desk/invitation', { invitation })),
  )
  expect(looks.map(({ status }) => status)).toEqual([404, 200, 200])
})

test('an owner withdraws an open invitation, which is never both used and withdrawn', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const cara = await makeAccount(app, 'cara@desk.example')
  const invitation = await inviteForTest(app, cara.email, 'moderator')
  const answer = await atDesk(app, '/api/desk/people', undefined, { cookie: owner.cookie })
  const { invitations } = (await answer.json()) as { invitations: { id: string }[] }
  expect(invitations).toMatchObject([{ email: 'cara@desk.example', role: 'moderator' }])
  expect(JSON.stringify(invitations)).not.toContain(invitation)
  const code = nextCode(app, owner)
  const accept = await acceptance(app, cara, invitation)
  const [joined, taken] = await Promise.all([
    accept(),
    act(app, owner, `people/invitations/${invitations[0]?.id}/take-back`, {}, code),
  ])
  expect([joined.status, taken.status].sort()).toEqual([200, 404])
  expect((await atDesk(app, '/api/desk/invitation', { invitation })).status).toBe(404)
})

test('a new app needs a code of the old one, ends sessions and is mailed', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  const elsewhere = { ...editor, token: await beginSession(app, editor.id) }
  const entered = await enter(app, elsewhere, nextCode(app, editor))
  const offered = await atDesk(app, '/api/desk/mine/key', {}, { cookie: editor.cookie })
  const { key, sealedKey } = (await offered.json()) as { key: string; sealedKey: string }
  const change = (newCode: string, code: string) => act(app, editor, 'mine/key/change', { sealedKey, newCode }, code)
  wait(app, 30_000)
  expect((await change(codeFor(app, key), '000000')).status).toBe(403)
  expect((await change('000000', codeFor(app, editor.key))).status).toBe(400)
  await app.sendMails()
  const before = app.sent.length
  expect((await change(codeFor(app, key), codeFor(app, editor.key))).status).toBe(200)
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, editor.email].sort())
  expect(await look(app, readCookies(entered))).toBe(401)
  expect(await look(app, editor.cookie)).toBe(200)
  wait(app, 30_000)
  expect((await enter(app, editor, codeFor(app, editor.key))).status).toBe(403)
  expect((await enter(app, editor, codeFor(app, key))).status).toBe(200)
})

test('new recovery codes replace the old ones, and an old one may confirm the change', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const answer = await act(app, owner, 'mine/recovery-codes', {}, owner.recoveryCodes[0])
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  expect((await enter(app, owner, owner.recoveryCodes[1] as string)).status).toBe(403)
  expect((await enter(app, owner, recoveryCodes[1] as string)).status).toBe(200)
  const mine = await atDesk(app, '/api/desk/mine', undefined, { cookie: owner.cookie })
  expect(await mine.json()).toEqual({ recoveryCodes: 9 })
})

test('after the secret is lost only a recovery code lets an owner in', async () => {
  await using home = await createTestDatabase()
  await using before = await createTestApp({ home })
  const owner = await signInToDesk(before, 'owner')
  await using app = await createTestApp({
    home,
    env: { TOKEN_SECRET: 'another secret, because the first one is lost' },
  })
  const again = { ...owner, token: await beginSession(app, owner.id) }
  expect((await enter(app, again, codeFor(app, owner.key, 1))).status).toBe(403)
  expect(app.logged.map(({ event }) => event)).toContain('desk.factor-unreadable')
  expect((await enter(app, again, owner.recoveryCodes[0] as string)).status).toBe(200)
})

test('the desk session ends after twelve hours, by its sign-out, and with the account session', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  wait(app, 12 * HOUR_MS - MINUTE_MS)
  expect(await look(app, owner.cookie)).toBe(200)
  wait(app, MINUTE_MS)
  expect(await look(app, owner.cookie)).toBe(401)
  const first = readCookies(await enter(app, owner, nextCode(app, owner)))
  const left = await atDesk(app, '/api/desk/session/end', {}, { cookie: first })
  expect(left.headers.get('clear-site-data')).toBe('"cache"')
  expect(left.headers.getSetCookie()[0]).toMatch(/^desk=; .*Max-Age=0/)
  expect(await look(app, first)).toBe(401)
  expect(await sessionStatus(app, owner.token)).toBe(200)
  const second = readCookies(await enter(app, owner, nextCode(app, owner)))
  expect(await look(app, second)).toBe(200)
  await post(app, '/api/auth/logout', {}, { token: owner.token })
  expect(await look(app, second)).toBe(401)
})

test('a second log-in in one browser closes the first one', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const body = { code: nextCode(app, owner) }
  const again = await atDesk(app, '/api/desk/enter', body, { token: owner.token, cookie: owner.cookie })
  expect(again.status).toBe(200)
  expect(await look(app, owner.cookie)).toBe(401)
  expect(await look(app, readCookies(again))).toBe(200)
})

test('a session asks sixty times a minute', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  for (let time = 0; time < 60; time++) expect(await look(app, cookie)).toBe(200)
  expect(await look(app, cookie)).toBe(429)
  wait(app, 60_000)
  expect(await look(app, cookie)).toBe(200)
})

test('a slow query of the desk ends after five seconds, and delays no parent meanwhile', async () => {
  await using app = await createTestApp()
  const { engine, lowPriority } = app.services.database
  // SQLite has one way to ask, and one statement at a time.
  if (engine === 'sqlite') return expect(lowPriority).toBe(app.services.database.query)
  const slow = Array.from({ length: 3 }, () =>
    sql`select pg_sleep(60)`.execute(lowPriority).then(
      () => 'answered',
      (error: unknown) => isDatabaseAway(error),
    ),
  )
  const parent = await Promise.race([app.request('/api/emails/readers'), Promise.all(slow)])
  expect(parent).toHaveProperty('status', 200)
  expect(await Promise.all(slow)).toEqual([true, true, true])
})

test('every act leaves its line by ids, and no act leaves none', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  expect((await act(app, owner, 'people/invite', { email: 'cara@desk.example', role: 'editor' })).status).toBe(200)
  // An operator who is here cannot be invited.
  expect((await act(app, owner, 'people/invite', { email: owner.email, role: 'editor' })).status).toBe(409)
  const lines = await linesOf(app, owner)
  expect(lines.map((line) => line.act)).toEqual(['invite', 'join'])
  expect(lines[0]).toMatchObject({ who: owner.email, about: { person: 'cara@desk.example', role: 'editor' } })
  const kept = await app.services.database.query.selectFrom('audit_event').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('@')
})

test('an act waits for its turn until the one before has its line', async () => {
  // A transaction is alone there.
  if (TEST_ENGINE === 'sqlite') return
  await using app = await createTestApp()
  const { query } = app.services.database
  const write = async (transaction: Transaction<Tables>) => {
    await lockAuditLog(transaction, app.services)
    await appendAuditEntry(transaction, app.services, { accountId: null, act: 'invite', about: {} })
  }
  let next: Promise<void> = Promise.resolve()
  await query.transaction().execute(async (transaction) => {
    await write(transaction)
    next = query.transaction().execute(write)
    await setTimeout(100)
  })
  await next
  const lines = await query.selectFrom('audit_event').select('number').orderBy('number').execute()
  expect(lines.map(({ number }) => Number(number))).toEqual([1, 2])
})

test('when the line cannot be written, nothing is done', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const owner = await signInToDesk(app, 'owner')
  const other = { account_id: null, act: 'invite', about: '{}', created_at: app.services.clock().toISOString() }
  await query
    .insertInto('audit_event')
    .values({ number: 2, ...other })
    .execute()
  await sql`create unique index no_second_one on audit_event (act)`.execute(query)
  const { status } = await act(app, owner, 'people/invite', { email: 'cara@desk.example', role: 'editor' })
  await sql`drop index no_second_one`.execute(query)
  expect(status).toBe(500)
  expect(await query.selectFrom('operator_invitation').select('id').execute()).toEqual([])
})

test('the log is read in pages of fifty lines, and is deleted after two years', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const { query } = app.services.database
  const done = { accountId: null, act: 'logout', about: {} } as const
  await query.transaction().execute(async (transaction) => {
    for (let line = 2; line <= 101; line += 1) await appendAuditEntry(transaction, app.services, done)
  })
  const read = async (before = '') => {
    const answer = await atDesk(app, `/api/desk/log${before}`, undefined, { cookie: owner.cookie })
    const { lines, more } = (await answer.json()) as { lines: { number: number }[]; more: boolean }
    return [lines.length, lines.at(0)?.number, lines.at(-1)?.number, more]
  }
  expect(await read()).toEqual([50, 101, 52, true])
  expect(await read('?before=52')).toEqual([50, 51, 2, true])
  expect(await read('?before=2')).toEqual([1, 1, 1, false])
  wait(app, 2 * 365 * DAY_MS)
  await forgetOldActs(app.services)
  expect(await query.selectFrom('audit_event').select('number').execute()).toHaveLength(101)
  wait(app, 1)
  await forgetOldActs(app.services)
  expect(await query.selectFrom('audit_event').select('number').execute()).toEqual([])
})
