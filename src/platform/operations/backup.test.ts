// A backup taken while others write, restored into an empty folder, has every row and lets people in.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../testing/api/test-person.ts'
import { readConfig } from '../config.ts'
import { openDatabase, openSqlite, sqliteFile } from '../database/database.ts'
import { backUp, restore } from './backup.ts'

const NOW = new Date('2026-11-21T09:30:00Z')

async function useFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-backup-'))
  const config = (name: string) => readConfig({ DATA_DIR: join(folder, name) })
  return { folder, config, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

const home = (file: string) => ({
  open: () => openSqlite(file),
  async [Symbol.asyncDispose]() {},
})

async function rowCounts(file: string): Promise<Record<string, number>> {
  const database = await openSqlite(file)
  const counts: Record<string, number> = {}
  for (const { name } of await database.query.introspection.getTables()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      database.query,
    )
    counts[name] = rows[0]?.count ?? -1
  }
  await database.close()
  return counts
}

test('every row comes back, and five people log in', async () => {
  await using place = await useFolder()
  const [from, to] = [place.config('from'), place.config('to')]
  await mkdir(from.dataDir)
  const people = []
  {
    await using app = await createTestApp({ home: home(sqliteFile(from)) })
    for (let index = 0; index < 5; index += 1) {
      const person = await registerPerson(app)
      people.push(person)
      await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, person)
    }
    // While writes continue; what is acknowledged before the backup starts is in it.
    const writes = Promise.all(people.map((person) => post(app, '/api/auth/login', person)))
    const backup = await backUp(from, join(place.folder, 'backups'), NOW)
    await writes
    expect(backup).toMatch(/handrail-2026-11-21T093000Z$/)
    expect((await stat(backup)).mode & 0o077, 'for no other user to read').toBe(0)
    await restore(to, backup)
  }
  const [before, after] = [await rowCounts(sqliteFile(from)), await rowCounts(sqliteFile(to))]
  for (const table of ['account', 'completion', 'mail_code', 'consent_event', 'kysely_migration']) {
    expect(after[table], table).toBe(before[table])
  }
  await using restored = await createTestApp({ home: home(sqliteFile(to)) })
  for (const person of people) expect((await post(restored, '/api/auth/login', person)).status).toBe(200)
})

test('backups older than 35 days go, and nothing else in the folder', async () => {
  await using place = await useFolder()
  const config = place.config('data')
  await (await openDatabase(config)).close()
  const backups = join(place.folder, 'backups')
  for (const name of ['handrail-2026-10-16T093000Z', 'handrail-2026-10-18T093000Z', 'my-own-notes']) {
    await mkdir(join(backups, name), { recursive: true })
  }
  await backUp(config, backups, NOW)
  expect((await readdir(backups)).sort()).toEqual([
    'handrail-2026-10-18T093000Z',
    'handrail-2026-11-21T093000Z',
    'my-own-notes',
  ])
})

test('a backup that failed leaves nothing of itself, and old ones go all the same', async () => {
  await using place = await useFolder()
  const config = place.config('data')
  await (await openDatabase(config)).close()
  const backups = join(place.folder, 'backups')
  const dead = '.handrail-2026-10-16T093000Z-Ab12Cd'
  for (const name of ['handrail-2026-10-16T093000Z', dead, '.handrail-2026-11-20T093000Z-Ab12Cd']) {
    await mkdir(join(backups, name), { recursive: true })
  }
  await rm(sqliteFile(config))
  await expect(backUp(config, backups, NOW)).rejects.toThrow('unable to open database file')
  expect(await readdir(backups)).toEqual(['.handrail-2026-11-20T093000Z-Ab12Cd'])
})

test('a restore overwrites nothing, and a damaged backup is refused', async () => {
  await using place = await useFolder()
  const config = place.config('data')
  await (await openDatabase(config)).close()
  const backup = await backUp(config, join(place.folder, 'backups'), NOW)
  await expect(restore(config, backup)).rejects.toThrow('DATA_DIR holds handrail.sqlite')
  await writeFile(join(backup, 'handrail.sqlite'), 'not a database at all, but long enough to look like one')
  await expect(restore(place.config('other'), backup)).rejects.toThrow(/not a database|damaged/)
})

test('a failed restore may be tried again, and does not blame a missing database', async () => {
  await using place = await useFolder()
  const [config, target] = [place.config('data'), place.config('target')]
  await (await openDatabase(config)).close()
  await writeFile(join(config.dataDir, 'token-secret'), 'a secret')
  const backup = await backUp(config, join(place.folder, 'backups'), NOW)
  // As on a disk without room for the database.
  const inTheWay = join(target.dataDir, '.handrail.sqlite')
  await mkdir(inTheWay, { recursive: true })
  await expect(restore(target, backup)).rejects.toThrow()
  await rm(inTheWay, { recursive: true })
  await restore(target, backup)
  expect((await readdir(target.dataDir)).sort()).toEqual(['handrail.sqlite', 'token-secret'])
})

test("a restore refuses a folder with another database's log, which SQLite would apply", async () => {
  await using place = await useFolder()
  const config = place.config('data')
  await (await openDatabase(config)).close()
  const backup = await backUp(config, join(place.folder, 'backups'), NOW)
  const target = place.config('target')
  await mkdir(target.dataDir)
  // What a server that was killed leaves, where the file itself was moved away.
  await writeFile(`${sqliteFile(target)}-wal`, 'what the other database had still to take in')
  await expect(restore(target, backup)).rejects.toThrow('DATA_DIR holds handrail.sqlite-wal already')
})

test('backups that are taken in the same second are all kept, each whole', async () => {
  await using place = await useFolder()
  const from = place.config('from')
  await (await openDatabase(from)).close()
  const backups = join(place.folder, 'backups')
  const taken = await Promise.all([1, 2, 3].map(() => backUp(from, backups, NOW)))
  expect((await readdir(backups)).sort()).toEqual([
    'handrail-2026-11-21T093000Z',
    'handrail-2026-11-21T093001Z',
    'handrail-2026-11-21T093002Z',
  ])
  for (const [index, backup] of taken.entries()) await restore(place.config(`to-${index}`), backup)
})
