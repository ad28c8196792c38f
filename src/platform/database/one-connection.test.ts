// On SQLite a query outside the open transaction of the same request fails, instead of blocking every request.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from './database.ts'

const BESIDE = 'beside the open transaction'

async function openForTest() {
  const database = await openSqlite(':memory:', 'as it is')
  return { query: database.query, [Symbol.asyncDispose]: () => database.close() }
}

test('a query outside the open transaction fails at once, rolls back and blocks no other', async () => {
  await using database = await openForTest()
  const { query } = database
  await sql`create table pet (name text)`.execute(query)
  for (const beside of [
    () => sql`select 1`.execute(query),
    () => query.transaction().execute(async (other) => sql`select 1`.execute(other)),
    () => query.connection().execute(async (other) => sql`select 1`.execute(other)),
  ]) {
    const asked = query.transaction().execute(async (transaction) => {
      await sql`insert into pet values ('half done')`.execute(transaction)
      await beside()
    })
    await expect(asked).rejects.toThrow(BESIDE)
  }
  expect((await sql`select name from pet`.execute(query)).rows).toEqual([])
})

test('other requests wait their turn, and so does what a transaction left behind for later', async () => {
  await using database = await openForTest()
  const { query } = database
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const isOver = Promise.withResolvers<void>()
  const left: Promise<unknown>[] = []
  const slow = query.transaction().execute(async (transaction) => {
    left.push(isOver.promise.then(() => sql`select 1`.execute(query)))
    begun.resolve()
    await mayEnd.promise
    await sql`select 1`.execute(transaction)
  })
  await begun.promise
  const others = [1, 2, 3].map(() => query.transaction().execute((transaction) => sql`select 1`.execute(transaction)))
  const beside = sql`select 1`.execute(query)
  mayEnd.resolve()
  await Promise.all([slow, beside, ...others])
  isOver.resolve()
  await Promise.all(left)
})
