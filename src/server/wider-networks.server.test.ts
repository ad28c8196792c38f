// Limits that count a network count the /48 around it too.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOGIN_NETWORK } from '#src/features/accounts/account-limits.server.ts'
import { enforceLimits, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { post, registration } from '../../testing/api/test-person.ts'

test('eight times one network registers from one /48, whatever its networks', async () => {
  await using app = await createTestApp()
  const statuses: number[] = []
  for (let index = 0; index < 42; index++) {
    const address = `2001:db8:1:${index.toString(16)}::1`
    statuses.push(
      (await post(app, '/api/auth/register', registration('a@b.uk', 'a long enough one'), { address })).status,
    )
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(40)
  const elsewhere = await post(app, '/api/auth/register', registration('c@d.uk'), { address: '2001:db8:2::1' })
  expect(elsewhere.status).toBe(200)
})

test('one full network does not fill its /48, and a returned try returns to both', async () => {
  await using app = await createTestApp()
  const { services } = app
  const { query } = services.database
  const counted = (network: number) => ({
    limit: { name: 'test', max: 2, seconds: 60 },
    subject: `2001:db8:1:${network}::/64`,
  })
  for (let index = 0; index < 30; index++) await tryTakeLimit(query, services, counted(1))
  for (let index = 0; index < 14; index++) await enforceLimits(services, [counted(2 + Math.floor(index / 2))])
  await refundLimits(query, services, [counted(2)])
  await enforceLimits(services, [counted(30)])
  await expect(enforceLimits(services, [counted(31)])).rejects.toMatchObject({ status: 429 })
  expect(await tryTakeLimit(query, services, counted(32))).toBe(false)
})

test('a full /48 adds no row for more networks, and returned tries leave none', async () => {
  await using app = await createTestApp()
  const { services } = app
  const { query } = services.database
  const rows = async () => (await query.selectFrom('rate_limit').select('key').execute()).length
  const counted = (network: number) => ({
    limit: { name: 'test', max: 2, seconds: 60 },
    subject: `2001:db8:1:${network}::/64`,
  })
  await enforceLimits(services, [counted(1)])
  await refundLimits(query, services, [counted(1)])
  expect(await rows()).toBe(0)
  for (let index = 0; index < 16; index++) await enforceLimits(services, [counted(Math.floor(index / 2))])
  expect(await rows()).toBe(9)
  for (let network = 10; network < 15; network++) {
    expect(await tryTakeLimit(query, services, counted(network))).toBe(false)
    const other = { limit: { name: 'other', max: 2, seconds: 60 }, subject: `somebody${network}` }
    await expect(enforceLimits(services, [other, counted(network)])).rejects.toMatchObject({ status: 429 })
  }
  expect(await rows()).toBe(9)
})

test('a /48 without tries left logs one line a minute, without rows', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const network = (index: number) => `2001:db8:1:${index.toString(16)}::`
  const count = async (table: 'rate_limit' | 'security_event') =>
    (await query.selectFrom(table).select('created_at').execute()).length
  for (let index = 0; index < 480; index++) {
    await tryTakeLimit(query, app.services, { limit: LOGIN_NETWORK, subject: `${network(index % 8)}/64` })
  }
  const guess = async (index: number) => {
    const body = { email: `invented${index}@b.uk`, password: 'a wrong password' }
    expect((await post(app, '/api/auth/login', body, { address: `${network(index)}1` })).status).toBe(429)
  }
  await guess(100)
  const before = [await count('rate_limit'), await count('security_event')]
  for (let index = 101; index < 106; index++) await guess(index)
  expect([await count('rate_limit'), await count('security_event')]).toEqual(before)
})

test('in a key of several parts the network is last, so its /48 is found', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.server.ts', { cwd: root })
  const subjects = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/subject: (`[^`]*network\}[^`]*`)/g)
    return [...found].map(([, subject = '']) => ({ file, subject }))
  })
  expect(subjects.length).toBeGreaterThan(3)
  expect(subjects.filter(({ subject }) => !subject.endsWith('network}`'))).toEqual([])
})
