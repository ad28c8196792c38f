// Logging in.
import { argon2Sync, randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createPasswords } from '#src/platform/identity/passwords.ts'
import { AppError } from '#src/shared/app-error.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  freshAddress,
  GOOD_PASSWORD,
  get,
  post,
  registerPerson,
  sessionStatus,
  visible,
} from '../../../../testing/api/test-person.ts'

const LOGIN = '/api/auth/login'
const WRONG = {
  message: 'Login failed. Please check your credentials.',
  key: 'accounts_answers_login_failed',
  code: 'unauthorized',
}

const storedHash = async (app: TestApp, email: string) =>
  (
    await app.services.database.query
      .selectFrom('account')
      .select('password_hash')
      .where('canonical_email', '=', email)
      .executeTakeFirstOrThrow()
  ).password_hash

const storeHash = (app: TestApp, email: string, hash: string | null) =>
  app.services.database.query
    .updateTable('account')
    .set({ password_hash: hash })
    .where('canonical_email', '=', email)
    .execute()

function phc(password: string, memory: number, passes: number): string {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: 32 })
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(nonce)}$${encode(hash)}`
}

test('the right password answers a token whose payload the page can read', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app, 'Anna@Family.example')
  const answer = await post(app, LOGIN, { email: ' anna@family.EXAMPLE ', password: GOOD_PASSWORD })
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  const payload = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString())
  expect(payload).toMatchObject({ email, emailConsent: false, verified: false })
  expect(Object.keys(payload).sort()).toEqual(
    ['aud', 'email', 'emailConsent', 'exp', 'iat', 'iss', 'sid', 'sub', 'verified'].sort(),
  )
  expect(await (await get(app, '/api/auth/session', token)).json()).toEqual({
    email,
    emailConsent: false,
    verified: false,
    hasPassword: true,
    needsOnboarding: false,
  })
})

test('passwords are stored as argon2id with a salt of their own', async () => {
  await using app = await createTestApp({ passwords: createPasswords() })
  const one = await registerPerson(app)
  const other = await registerPerson(app)
  const hashes = [await storedHash(app, one.email), await storedHash(app, other.email)]
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  }
  expect(hashes[0]).not.toBe(hashes[1])
})

test('a weaker hash is upgraded at the next login, a wrong password upgrades nothing', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const weak = phc(password, 8192, 1)
  await storeHash(app, email, weak)
  expect((await post(app, LOGIN, { email, password: `${password}!` })).status).toBe(401)
  expect(await storedHash(app, email)).toBe(weak)
  expect((await post(app, LOGIN, { email, password })).status).toBe(200)
  expect(await storedHash(app, email)).toContain('$m=19456,t=2,p=1$')
  expect((await post(app, LOGIN, { email, password })).status).toBe(200)
})

test('a damaged stored hash, or one that asks for absurd work, is refused without computing', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const salt = 'A'.repeat(22)
  const hash = 'A'.repeat(43)
  for (const stored of [
    `$argon2id$v=19$m=4194304,t=2,p=1$${salt}$${hash}`,
    `$argon2id$v=19$m=19456,t=1000,p=1$${salt}$${hash}`,
    `$argon2id$v=19$m=0,t=0,p=0$${salt}$${hash}`,
    'nonsense',
    '',
  ]) {
    await storeHash(app, email, stored)
    const answer = await post(app, LOGIN, { email, password }, { address: freshAddress() })
    expect(answer.status, stored).toBe(401)
  }
})

test('a stored hash of up to 256 MiB and 10 passes is computed, no larger one', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  for (const [memory, passes, status] of [
    [256 * 1024, 1, 200],
    [256 * 1024 + 1, 1, 401],
    [19_456, 10, 200],
    [19_456, 11, 401],
  ] as const) {
    await storeHash(app, email, phc(password, memory, passes))
    const answer = await post(app, LOGIN, { email, password }, { address: freshAddress() })
    expect(answer.status, `${memory} KiB, ${passes} passes`).toBe(status)
  }
})

test('the password counts exactly as typed', async () => {
  await using app = await createTestApp()
  const passwords = [
    'trailing space ',
    `${'x'.repeat(72)}1`,
    'пароль-пароль',
    '🐢🐢🐢🐢🐢🐢🐢🐢',
    'tab\tand\u0007bell',
    'ﬁnger-Ångström',
  ]
  for (const [index, password] of passwords.entries()) {
    const email = `typed${index}@family.example`
    await registerPerson(app, email, password)
    const nearMisses = [
      password.trim(),
      [...password].slice(0, -1).join(''),
      password.toUpperCase(),
      password.normalize('NFKC'),
    ]
    for (const miss of nearMisses.filter((miss) => miss !== password)) {
      const answer = await post(app, LOGIN, { email, password: miss }, { address: freshAddress() })
      expect(answer.status, JSON.stringify(miss)).toBe(401)
    }
    expect((await post(app, LOGIN, { email, password }, { address: freshAddress() })).status, password).toBe(200)
  }
})

test('unknown address, wrong password and Google-only account answer the same, to the byte', async () => {
  await using app = await createTestApp()
  const known = await registerPerson(app)
  const google = await registerPerson(app)
  await storeHash(app, google.email, null)
  const answers = []
  for (const email of [known.email, google.email, 'nobody@family.example']) {
    answers.push(await visible(await post(app, LOGIN, { email, password: 'not the password' })))
  }
  expect(answers[0]).toMatchObject({ status: 401, body: JSON.stringify(WRONG) })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('ten wrong passwords stop that network for that account, and the owner can log in', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const other = await registerPerson(app)
  const attacker = freshAddress()
  for (let tries = 0; tries < 10; tries++) {
    expect((await post(app, LOGIN, { email, password: `wrong ${tries}` }, { address: attacker })).status).toBe(401)
  }
  const refused = await post(app, LOGIN, { email, password: 'wrong again' }, { address: attacker })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect((await post(app, LOGIN, { email, password }, { address: freshAddress() })).status).toBe(200)
  expect((await post(app, LOGIN, other, { address: attacker })).status).toBe(200)
  app.setTime(new Date(app.services.clock().getTime() + 15 * 60_000))
  expect((await post(app, LOGIN, { email, password }, { address: attacker })).status).toBe(200)
})

test('a device that has logged in before gets in from the network of the attacker', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const address = freshAddress()
  const headers = { 'x-device-id': 'my-own-phone-0123456789' }
  expect((await post(app, LOGIN, { email, password }, { address, headers })).status).toBe(200)
  for (let tries = 0; tries < 11; tries++) await post(app, LOGIN, { email, password: `wrong ${tries}` }, { address })
  expect((await post(app, LOGIN, { email, password }, { address })).status).toBe(429)
  const stranger = { 'x-device-id': 'some-other-phone-0123456' }
  expect((await post(app, LOGIN, { email, password }, { address, headers: stranger })).status).toBe(429)
  expect((await post(app, LOGIN, { email, password }, { address, headers })).status).toBe(200)
})

test('a person who mistypes and then gets it right is not counted', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const address = freshAddress()
  for (let round = 0; round < 30; round++) {
    expect((await post(app, LOGIN, { email, password }, { address })).status, String(round)).toBe(200)
  }
})

test('trying many accounts from one IPv6 household is stopped after 60', async () => {
  await using app = await createTestApp()
  const statuses = []
  for (let index = 0; index < 70; index++) {
    const credentials = { email: `victim${index}@family.example`, password: 'not the password' }
    const address = `2001:db8:0:7:${index.toString(16)}::1`
    statuses.push((await post(app, LOGIN, credentials, { address })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 429))
})

test('of many tries at one moment exactly as many pass as the limit allows', async () => {
  await using app = await createTestApp({ passwords: createPasswords() })
  const { email } = await registerPerson(app)
  const address = freshAddress()
  // No more than twice as many: on a machine that has other things to do a long queue for the database is cut off.
  const tries = Array.from({ length: 20 }, (_, index) =>
    post(app, LOGIN, { email, password: `wrong ${index}` }, { address }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a forwarded address counts only behind a trusted proxy', async () => {
  await using app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const { email } = await registerPerson(app)
  const from = async (forwarded: string, address: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    return (await post(app, LOGIN, { email, password: 'wrong password' }, { address, headers })).status
  }
  for (let index = 0; index < 10; index++) expect(await from(`192.0.2.${index}`, '198.51.100.9')).toBe(401)
  expect(await from('192.0.2.99', '198.51.100.9')).toBe(429)
  for (let index = 0; index < 20; index++) expect(await from(`192.0.2.${index}`, '127.0.0.1')).toBe(401)
})

test('a log-in that finds the queue full gets 503 and Retry-After', async () => {
  const passwords = createPasswords()
  await using app = await createTestApp({ passwords })
  const { email, password } = await registerPerson(app)
  // 4 run and 64 wait; each that is done stands in line again at once, so that no place is free.
  let isFull = true
  const others = Array.from({ length: 68 }, async () => {
    while (isFull) await passwords.check(password, null)
  })
  const refused = await post(app, LOGIN, { email, password })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  isFull = false
  await Promise.all(others)
  expect((await post(app, LOGIN, { email, password })).status).toBe(200)
})

test('answers of a busy server do not count as tries, so the person can log in', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  const busy = vi.spyOn(app.services.passwords, 'check').mockRejectedValue(new AppError('unavailable', 'server_busy'))
  const address = freshAddress()
  for (let index = 0; index < 11; index++) {
    expect((await post(app, LOGIN, { email, password }, { address })).status).toBe(503)
  }
  busy.mockRestore()
  expect((await post(app, LOGIN, { email, password }, { address })).status).toBe(200)
})

test('bad input is 400 and names the field; it never reaches a password', async () => {
  await using app = await createTestApp()
  const bodies = [
    {},
    { email: 'a@b.uk' },
    { email: { $ne: null }, password: 'x' },
    { email: ['a@b.uk'], password: 'x' },
    { email: 'a@b.uk', password: 12345678 },
    { email: 'a@b.uk', password: null },
    { email: 'a@b', password: 'x' },
    { email: 'a@b.uk\r\nBcc: x', password: 'x' },
    { email: 'a＠b.uk', password: 'x' },
    { email: 'a@b。uk', password: 'x' },
    { email: 'a@b.uk%00', password: 'x' },
    { email: `${'a'.repeat(65)}@b.uk`, password: 'x' },
    { email: '@'.repeat(4000), password: 'x' },
    { email: 'a@b.uk', password: 'x'.repeat(201) },
    '{"email":"a@b.uk",',
  ]
  for (const body of bodies) {
    const answer = await post(app, LOGIN, body)
    expect(answer.status, JSON.stringify(body).slice(0, 60)).toBe(400)
    expect(await answer.json()).toHaveProperty('message')
  }
  expect((await post(app, LOGIN, { email: 'a@b.uk', password: 'x'.repeat(40_000) })).status).toBe(413)
})

test('logging out ends the session at once; logging out again is 401', async () => {
  await using app = await createTestApp()
  const { token, email, password } = await registerPerson(app)
  const second = ((await (await post(app, LOGIN, { email, password })).json()) as { token: string }).token
  const bare = { method: 'POST', headers: { authorization: `Bearer ${token}` } }
  expect((await app.request('/api/auth/logout', bare)).status).toBe(200)
  expect(await sessionStatus(app, token)).toBe(401)
  expect((await app.request('/api/auth/logout', bare)).status).toBe(401)
  expect(await sessionStatus(app, second)).toBe(200)
})

test('refused tries for many addresses from one network log one line a minute', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const statuses = []
  for (let guess = 0; guess < 90; guess++) {
    const body = { email: `invented${guess}@b.uk`, password: 'a wrong password' }
    statuses.push((await post(app, LOGIN, body, { address })).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  const { query } = app.services.database
  const lines = await query.selectFrom('security_event').select('id').where('outcome', '=', 'throttled').execute()
  expect(lines).toHaveLength(1)
})

test('a network without tries left adds no row for each address it invents', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const rows = async () => (await app.services.database.query.selectFrom('rate_limit').select('key').execute()).length
  const guess = (name: string) => post(app, LOGIN, { email: `${name}@b.uk`, password: 'a wrong password' }, { address })
  for (let tries = 0; tries < 61; tries++) await guess(`invented${tries}`)
  const before = await rows()
  for (let tries = 0; tries < 5; tries++) expect((await guess(`another${tries}`)).status).toBe(429)
  expect(await rows()).toBe(before)
})

test('tries that the limit of one account refuses do not count for its network', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  const neighbour = await registerPerson(app)
  const address = freshAddress()
  for (let tries = 0; tries < 70; tries++) await post(app, LOGIN, { email, password: `wrong ${tries}` }, { address })
  expect((await post(app, LOGIN, neighbour, { address })).status).toBe(200)
})
