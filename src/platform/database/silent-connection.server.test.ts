// A connection to PostgreSQL that falls silent is one connection, and no more.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { registerPerson, sessionStatus } from '../../../testing/api/test-person.ts'
import { openSilentConnections } from '../../../testing/database/silent-connections.ts'
import { createTestDatabase, TEST_ENGINE, urlOfTestDatabase } from '../../../testing/database/test-database.ts'
import { connectPostgres, createPool } from './database.ts'
import { isDatabaseAway } from './database-failure.ts'

/** The address of the database whose tests run here, which on SQLite is none. */
async function urlOf(query: Kysely<never>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query)
  return urlOfTestDatabase(rows[0]?.name as string)
}

test('a connection that falls silent delays only the request that uses it', async () => {
  if (TEST_ENGINE === 'sqlite') return
  await using home = await createTestDatabase()
  await using app = await createTestApp({ home })
  const { token } = await registerPerson(app)
  await using proxy = await openSilentConnections(await urlOf(app.services.database.query as never))
  const throughIt = await connectPostgres(proxy.url, 'as it is')
  await using other = await createTestApp({ home: { open: async () => throughIt, async [Symbol.asyncDispose]() {} } })
  expect(await sessionStatus(other, token)).toBe(200)
  proxy.silence()
  // Which of the four gets the silent connection is a matter of chance.
  const answers: number[] = []
  const requests = [1, 2, 3, 4].map(async () => answers.push(await sessionStatus(other, token)))
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200, 200, 200])
  // Nor is the database taken for silent.
  await other.services.database.ping(2_000)
  expect(answers).toHaveLength(3)
  await proxy[Symbol.asyncDispose]()
  await Promise.all(requests)
})

test('a statement without an answer is given up, and its connection too', async () => {
  if (TEST_ENGINE === 'sqlite') return
  await using home = await createTestDatabase()
  const database = await home.open()
  await using proxy = await openSilentConnections(await urlOf(database.query as never))
  const pool = await createPool(proxy.url, { max: 1, timeoutMs: 100 })
  const query = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  const ask = () => sql`select 1`.execute(query)
  await ask()
  proxy.silence()
  const failure = await ask().catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  // On the only connection of this pool: the silent one would be silent again.
  await expect
    .poll(() =>
      ask().then(
        () => 'answered',
        () => 'silent',
      ),
    )
    .toBe('answered')
  await query.destroy()
  await database.close()
})

test('a statement that takes too long is ended by the database', async () => {
  if (TEST_ENGINE === 'sqlite') return
  await using home = await createTestDatabase()
  const database = await home.open()
  const pool = await createPool(await urlOf(database.query as never), { max: 1, timeoutMs: 100 })
  const query = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  const failure = await sql`select pg_sleep(20)`.execute(query).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: '57014' })
  await query.destroy()
  await database.close()
})

test('every connection of a server has a statement timeout', async () => {
  if (TEST_ENGINE === 'sqlite') return
  await using home = await createTestDatabase()
  const database = await home.open()
  for (const query of [database.query, database.lowPriority]) {
    const { rows } = await sql<{ setting: string }>`select current_setting('statement_timeout') as setting`.execute(
      query,
    )
    expect(rows[0]?.setting).toMatch(/^(30|5)s$/)
  }
  await database.close()
})

test('a database whose connections are all busy still answers whether it is there', async () => {
  if (TEST_ENGINE === 'sqlite') return
  await using home = await createTestDatabase()
  const database = await home.open()
  // More than there are connections wait for one that has the lock.
  await database.lowPriority.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(1)`.execute(holder)
    const waiting = Array.from({ length: 12 }, () => sql`select pg_advisory_xact_lock(1)`.execute(database.query))
    await database.ping(20_000)
    await sql`select pg_advisory_unlock(1)`.execute(holder)
    await Promise.all(waiting)
  })
  await database.close()
})
