// The limits, the generated secret, the job runner.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { enforceLimits, type Limit, refundLimits, sweepLimits } from '#src/platform/http/rate-limit.ts'
import { createSecrets, loadSecrets } from '#src/platform/secrets.ts'
import { createTestApp } from '../../testing/api/test-app.ts'

const LIMIT: Limit = { name: 'test', max: 3, seconds: 60 }
const counted = (subject: string) => [{ limit: LIMIT, subject }]

test('limits count in the database, exactly, and start again when their time is over', async () => {
  await using app = await createTestApp()
  const take = () =>
    enforceLimits(app.services, counted('anna')).then(
      () => true,
      () => false,
    )
  const burst = await Promise.all(Array.from({ length: 30 }, take))
  expect(burst.filter(Boolean)).toHaveLength(3)
  // A returned try is free again, whatever was refused in between.
  await refundLimits(app.services.database.query, app.services, counted('anna'))
  expect([await take(), await take()]).toEqual([true, false])
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  expect(await take()).toBe(true)
  const rows = await app.services.database.query.selectFrom('rate_limit').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('anna')
})

test('counts stay exact after the secret was changed twice', async () => {
  await using app = await createTestApp()
  const take = (...secrets: string[]) => {
    app.services.secrets = createSecrets(secrets)
    return enforceLimits(app.services, counted('anna')).then(
      () => true,
      () => false,
    )
  }
  expect([await take('first'), await take('second', 'first'), await take('second', 'first')]).toEqual([
    true,
    true,
    true,
  ])
  expect(await take('third', 'second', 'first')).toBe(false)
})

test('limits that are over are removed, and the oldest ones where there are too many', async () => {
  await using app = await createTestApp()
  const count = async () => (await app.services.database.query.selectFrom('rate_limit').select('key').execute()).length
  for (let index = 0; index < 20; index++) {
    app.setTime(new Date(app.services.clock().getTime() + 1_000))
    await enforceLimits(app.services, counted(`person ${index}`))
  }
  await sweepLimits(app.services, 5)
  expect(await count()).toBe(5)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  await sweepLimits(app.services)
  expect(await count()).toBe(0)
})

test('processes that start together on an empty folder agree on one private secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-test-'))
  const config = readConfig({ DATA_DIR: folder })
  const all = await Promise.all(Array.from({ length: 16 }, () => loadSecrets(config)))
  expect(new Set(all.map(({ signingKeys }) => signingKeys[0].kid)).size).toBe(1)
  expect(await readdir(folder)).toEqual(['token-secret'])
  expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})

test.each([
  ['empty', ''],
  ['nothing but a line', '\n'],
  ['cut off', `${'s'.repeat(31)}\n`],
])(
  'a secret whose file is %s is no secret: nothing starts with it, and its file stays as it is',
  async (_what, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-test-'))
    const file = join(folder, 'token-secret')
    await writeFile(file, text)
    await expect(loadSecrets(readConfig({ DATA_DIR: folder }))).rejects.toThrow(file)
    expect(await readFile(file, 'utf8')).toBe(text)
    await writeFile(file, `${'s'.repeat(32)}\n`)
    expect((await loadSecrets(readConfig({ DATA_DIR: folder }))).signingKeys).toHaveLength(1)
    await rm(folder, { recursive: true })
  },
)

test('sealed text opens with any of the secrets only, and detects every change', () => {
  const old = createSecrets(['old'])
  const sealed = old.seal('a code for Anna')
  expect(sealed).not.toContain('Anna')
  expect(createSecrets(['new', 'old']).unseal(sealed)).toBe('a code for Anna')
  expect(() => createSecrets(['new']).unseal(sealed)).toThrow()
  const broken = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`
  for (const wrong of [broken, '', 'x']) expect(() => old.unseal(wrong)).toThrow()
})
