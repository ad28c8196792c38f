// Words that were deleted are gone from the files, not only from the tables.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from './database.ts'

const WORDS = 'He reads my phone every night'

async function holdsWords(folder: string): Promise<boolean> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))))
  return files.some((content) => content.includes(WORDS))
}

test('deleted and changed texts are in no file of the open database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-erasure-'))
  const database = await openSqlite(join(folder, 'handrail.sqlite'))
  const { query } = database
  await sql`create table note (id integer primary key, words text)`.execute(query)
  for (let id = 1; id <= 300; id += 1) await sql`insert into note values (${id}, ${`${WORDS} ${id}`})`.execute(query)
  database.emptyLog()
  expect(await holdsWords(folder), 'a search that would find them').toBe(true)
  await sql`update note set words = 'nothing' where id % 2 = 0`.execute(query)
  await sql`delete from note where id % 2 = 1`.execute(query)
  database.emptyLog()
  expect(await holdsWords(folder)).toBe(false)
  await database.close()
  await rm(folder, { recursive: true })
})

test('the log is left alone while a transaction is open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-erasure-'))
  const database = await openSqlite(join(folder, 'handrail.sqlite'))
  await database.query.transaction().execute(async (query) => {
    await sql`create table note (words text)`.execute(query)
    database.emptyLog()
    await sql`insert into note values (${WORDS})`.execute(query)
  })
  const { rows } = await sql<{ words: string }>`select words from note`.execute(database.query)
  expect(rows).toEqual([{ words: WORDS }])
  await database.close()
  await rm(folder, { recursive: true })
})
