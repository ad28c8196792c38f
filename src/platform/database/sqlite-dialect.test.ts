// Prepared SQLite statements are cached: those in use stay, the others go.
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createSqliteDialect } from './sqlite-dialect.ts'

function open() {
  const query = new Kysely<{ pet: { name: string } }>(createSqliteDialect(':memory:'))
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  return {
    query,
    ask: (text: string) => sql.raw(text).execute(query),
    /** How often a statement was prepared. */
    timesOf: (text: string) => prepare.mock.calls.filter(([prepared]) => prepared === text).length,
    [Symbol.asyncDispose]: () => query.destroy(),
  }
}

test('a statement that is asked again is prepared once, after many others', async () => {
  await using database = open()
  const { ask, timesOf } = database
  for (let other = 0; other < 600; other += 1) await ask(`select ${other}`)
  for (let time = 0; time < 3; time += 1) await ask("select 'again'")
  expect(timesOf("select 'again'")).toBe(1)
})

test('of more than five hundred statements the one asked longest ago is dropped first', async () => {
  await using database = open()
  const { ask, timesOf } = database
  for (let other = 0; other < 500; other += 1) await ask(`select ${other}`)
  await ask('select 0')
  await ask('select 500')
  await ask('select 0')
  await ask('select 1')
  expect(['select 0', 'select 1', 'select 2'].map(timesOf)).toEqual([1, 2, 1])
})

test('a long statement is not kept: its text differs with the number of its rows', async () => {
  await using database = open()
  const { ask, timesOf } = database
  const long = `select ${'1, '.repeat(700)}1`
  for (const text of [long, long, 'select 1', 'select 1']) await ask(text)
  expect([long, 'select 1'].map(timesOf)).toEqual([2, 1])
})

test('a statement whose rows are still being read survives its removal from the cache', async () => {
  const { dialect } = createSqliteDialect(':memory:')
  const query = new Kysely<{ pet: { name: string } }>({ dialect })
  // Below Kysely, which allows no query while another one is being read.
  const driver = dialect.createDriver()
  await driver.init()
  const connection = await driver.acquireConnection()
  const ask = (text: string) => connection.executeQuery(CompiledQuery.raw(text))
  await ask('create table pet (name text)')
  await ask("insert into pet values ('Rex'), ('Mia'), ('Tom')")
  const seen: unknown[] = []
  for await (const { rows } of connection.streamQuery(query.selectFrom('pet').selectAll().compile(), 1)) {
    seen.push(...rows)
    for (let other = 0; other < 600; other += 1) await ask(`select ${other}`)
  }
  expect(seen).toEqual([{ name: 'Rex' }, { name: 'Mia' }, { name: 'Tom' }])
  await driver.destroy()
})
