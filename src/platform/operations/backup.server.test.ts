// A backup is one and the same on both databases: taken beside servers that write, restored into an empty database, and the people who
// left since stay gone.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reapplyErasures } from '#src/server/reapply-erasures.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { logIn, post, registerPerson, verifyPerson } from '../../../testing/api/test-person.ts'
import { createEmptyTestDatabase, TEST_ENGINE, type TestDatabase } from '../../../testing/database/test-database.ts'
import { readConfig } from '../config.ts'
import { sqliteFile } from '../database/database.ts'
import { backUp, restore } from './backup.ts'

const TOKEN_SECRET = 'the secret of the tests, long enough for everything'
const NOW = new Date('2026-11-21T09:30:00Z')

/** Places for data, each with its settings and its own database on the engine of this test run. */
async function makePlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-backup-'))
  const homes: TestDatabase[] = []
  return {
    folder,
    async add(name: string) {
      const DATA_DIR = join(folder, name)
      await mkdir(DATA_DIR, { mode: 0o700 })
      const home = await createEmptyTestDatabase(sqliteFile({ dataDir: DATA_DIR }))
      homes.push(home)
      const { url } = home
      const config = readConfig({ DATA_DIR, TOKEN_SECRET, ...(url !== undefined && { DATABASE_URL: url }) })
      return { config, home, place: url ?? DATA_DIR }
    },
    async [Symbol.asyncDispose]() {
      for (const home of homes) await home[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const countAccounts = async ({ services }: TestApp) =>
  (await services.database.query.selectFrom('account').select('id').execute()).length

test('a backup is restored into an empty database, without accounts deleted since', async () => {
  await using places = await makePlaces()
  const [from, to] = [await places.add('from'), await places.add('to')]
  await using app = await createTestApp({ home: from.home })
  const [stays, goes] = [await registerPerson(app), await registerPerson(app)]
  await verifyPerson(app, stays)
  const backup = await backUp(from.config, join(places.folder, 'backups'), NOW)
  app.setTime(new Date(app.services.clock().getTime() + 60_000))
  expect((await post(app, '/api/auth/delete-account', { password: goes.password }, { token: goes.token })).status).toBe(
    200,
  )
  await restore(to.config, backup)
  await using restored = await createTestApp({ home: to.home })
  expect(await countAccounts(restored)).toBe(2)
  const { reapplied, missed } = await reapplyErasures(restored.services, from.place)
  expect(missed).toEqual([])
  expect(reapplied).toContain('1 accounts that were deleted')
  expect(await countAccounts(restored)).toBe(1)
  await logIn(restored, stays)
})

test('a database with rows is not restored over', async () => {
  // A backup of SQLite is restored into an empty folder.
  if (TEST_ENGINE === 'sqlite') return
  await using places = await makePlaces()
  const from = await places.add('from')
  await using app = await createTestApp({ home: from.home })
  await registerPerson(app)
  const backup = await backUp(from.config, join(places.folder, 'backups'), NOW)
  await expect(restore(from.config, backup)).rejects.toThrow('has rows already: name an empty database.')
})
