// S21, Q-3: limits that count a network count the /48 around it too.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enforceLimits, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { post, registration } from '../../testing/api/test-person.ts'

test('S21: eight times one network registers from one /48, whatever its networks', async () => {
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

test('S21: one full network does not fill its /48, and a try that is given back is given back to both', async () => {
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

test('S21: a network that is counted together with something else stands last, or its /48 would not be found', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.server.ts', { cwd: root })
  const subjects = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/subject: (`[^`]*network\}[^`]*`)/g)
    return [...found].map(([, subject = '']) => ({ file, subject }))
  })
  expect(subjects.length).toBeGreaterThan(5)
  expect(subjects.filter(({ subject }) => !subject.endsWith('network}`'))).toEqual([])
})
