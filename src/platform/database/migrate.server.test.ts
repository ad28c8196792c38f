// Migrations are forward-only, all or nothing, and run once however many processes start.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, inject, test } from 'vitest'
import { createEmptyTestDatabase, TEST_ENGINE } from '../../../testing/database/test-database.ts'
import type { Database } from './engine.ts'
import type { Migrations } from './migrate.ts'

const first: Migrations = {
  '0001-pets': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('pet')
        .addColumn('name', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

async function tempFile(): Promise<AsyncDisposable & { file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-test-'))
  return {
    file: join(folder, 'test.sqlite'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

test('a migration runs once and its rows stay', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const before = await home.open(first)
  await sql`insert into pet (name) values ('Rex')`.execute(before.query)
  await before.close()
  const after = await home.open(first)
  const { rows } = await sql<{ name: string }>`select name from pet`.execute(after.query)
  await after.close()
  expect(rows).toEqual([{ name: 'Rex' }])
})

test('a migration with an earlier number that comes later runs too, and rows stay', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const later = {
    '0003-toys': { up: (db: Kysely<unknown>) => db.schema.createTable('toy').addColumn('name', 'text').execute() },
  }
  const before = await home.open(later)
  await sql`insert into toy (name) values ('ball')`.execute(before.query)
  await before.close()
  const after = await home.open({ ...first, ...later })
  const { rows } = await sql<{
    toys: number
  }>`select count(*) as toys from toy, (select count(*) from pet) as pets`.execute(after.query)
  await after.close()
  expect(Number(rows[0]?.toys)).toBe(1)
})

test('a database of a trial or newer version is left alone, with an explanation', async () => {
  for (const [name, told] of [
    ['0001-accounts', 'cannot be taken over: move it away'],
    ['0009-later', 'newer than this version (0009-later): start the newer version'],
  ] as const) {
    await using place = await tempFile()
    await using home = await createEmptyTestDatabase(place.file)
    await (await home.open({ [name]: first['0001-pets'] as Migration })).close()
    await expect(home.open()).rejects.toThrow(told)
    const after = await home.open({ [name]: first['0001-pets'] as Migration })
    expect((await sql`select name from pet`.execute(after.query)).rows).toEqual([])
    await after.close()
  }
})

test('a migration that fails half-way leaves nothing of the batch behind', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const broken: Migrations = {
    ...first,
    '0002-broken': {
      up: async (db: Kysely<unknown>) => {
        await db.schema.createTable('toy').addColumn('name', 'text').execute()
        throw new Error('the power went')
      },
    },
  }
  await expect(home.open(broken)).rejects.toThrow('could not be migrated')
  const mended = await home.open(first)
  await sql`select name from pet`.execute(mended.query)
  await expect(sql`select name from toy`.execute(mended.query)).rejects.toThrow()
  await mended.close()
})

test('a kill during a migration leaves the old state, and the next start migrates', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const before = await home.open(first)
  await sql`insert into pet (name) values ('Rex')`.execute(before.query)
  const address = await addressOf(before, place.file)
  await before.close()
  const script = join(import.meta.dirname, '../../../testing/database/slow-migration.ts')
  const child = spawn(process.execPath, [script, address], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  expect(String(await new Promise((resolve) => child.stdout.once('data', resolve)))).toContain('in the middle')
  child.kill('SIGKILL')
  await ended
  const old = await home.open(first)
  expect((await sql`select name from pet`.execute(old.query)).rows).toEqual([{ name: 'Rex' }])
  await expect(sql`select name from toy`.execute(old.query)).rejects.toThrow()
  await old.close()
  const after = await home.open({
    ...first,
    '0002-toys': {
      up: async (db: Kysely<unknown>) => {
        await db.schema.createTable('toy').addColumn('name', 'text').execute()
      },
    },
  })
  expect((await sql`select name from toy`.execute(after.query)).rows).toEqual([])
  expect((await sql`select name from pet`.execute(after.query)).rows).toEqual([{ name: 'Rex' }])
  await after.close()
})

test('processes that start at the same moment on an empty database all come up', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const probe = await home.open({})
  const address = await addressOf(probe, place.file)
  await probe.close()
  if (TEST_ENGINE === 'sqlite') await rm(place.file, { force: true })
  const starts = Array.from({ length: 16 }, () => startProcess(address))
  expect(await Promise.all(starts)).toEqual(Array.from({ length: 16 }, () => 'ok'))
})

test('transactions that only read at first and then write do not fail while others write', async () => {
  await using place = await tempFile()
  await using home = await createEmptyTestDatabase(place.file)
  const one = await home.open(first)
  const other = await home.open(first)
  const addPet = (database: typeof one, pet: string) =>
    database.query.transaction().execute(async (transaction) => {
      await sql`select count(*) from pet`.execute(transaction)
      await sql`insert into pet (name) values (${pet})`.execute(transaction)
    })
  // Two connections to one SQLite file take turns, because a write in progress blocks this thread.
  for (let round = 0; round < 20; round++) {
    await addPet(one, `one ${round}`)
    await addPet(other, `other ${round}`)
  }
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from pet`.execute(one.query)
  await one.close()
  await other.close()
  expect(Number(rows[0]?.count)).toBe(40)
})

/** What another process opens the same database by. */
async function addressOf({ engine, query }: Database, file: string): Promise<string> {
  if (engine === 'sqlite') return file
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query)
  return inject('postgresUrl').replace(/\/postgres$/, `/${rows[0]?.name}`)
}

function startProcess(address: string): Promise<string> {
  const script = join(import.meta.dirname, '../../../testing/database/open-database.ts')
  const child = spawn(process.execPath, [script, address], { stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', () => resolve(output.trim()))
  })
}
