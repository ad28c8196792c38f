// While the database cannot be written or reached, the answer is a clear 503, and nothing is half done.
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { get, post, registerPerson, registration, sessionStatus } from '../../../testing/api/test-person.ts'
import { TEST_ENGINE } from '../../../testing/database/test-database.ts'
import { isDatabaseAway } from './database-failure.ts'

/** As a full disk or a standby does: reading works, writing does not. */
async function makeReadOnly({ services: { database } }: TestApp): Promise<void> {
  if (TEST_ENGINE === 'sqlite') {
    await sql`pragma query_only = on`.execute(database.query)
    return
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.query)
  await sql`alter database ${sql.id(rows[0]?.name as string)} set default_transaction_read_only = on`.execute(
    database.query,
  )
  // The setting counts for new connections.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.query)
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.query).catch(() => undefined)
  await expect
    .poll(() =>
      sql`select 1`.execute(database.query).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
}

test('reads still work, writes are 503 with Retry-After and leave nothing behind', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  await makeReadOnly(app)
  // The pool may still hand out a connection that was just cut: that is a 503 too, and over at the next try.
  await expect.poll(() => sessionStatus(app, token)).toBe(200)
  expect((await get(app, '/api/auth/progress', token)).status).toBe(200)
  expect((await app.request('/api/curriculum/digitalLaunchpad/modules')).status).toBe(200)
  const completedLessons = ['digitalLaunchpad-module1-1.1']
  const answers = [
    await post(app, '/api/auth/progress', { completedLessons }, { token }),
    await post(app, '/api/auth/register', registration('other@family.example')),
    await post(app, '/api/auth/logout', {}, { token }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('try again in a few minutes') })
  }
  expect(await sessionStatus(app, token)).toBe(200)
  expect(await app.services.database.query.selectFrom('account').select('id').execute()).toHaveLength(1)
})

test('what means "away" and what is a mistake of ours', () => {
  const away = [
    { code: 'ERR_SQLITE_ERROR', errcode: 5 },
    { code: 'ERR_SQLITE_ERROR', errcode: 13 },
    { code: 'ERR_SQLITE_ERROR', errcode: 778 },
    { code: 'ECONNREFUSED' },
    { code: '57P01' },
    { code: '53300' },
  ]
  const mistakes = [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, { code: '23505' }, { code: '42601' }, {}]
  const toError = (fields: object) => Object.assign(new Error('x'), fields)
  expect(away.map((fields) => isDatabaseAway(toError(fields)))).toEqual(away.map(() => true))
  expect(mistakes.map((fields) => isDatabaseAway(toError(fields)))).toEqual(mistakes.map(() => false))
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isDatabaseAway('x')).toBe(false)
})

test('a connection that is lost between two statements of a transaction is "away" too', async () => {
  expect(isDatabaseAway(new Error('Client was closed and is not queryable'))).toBe(true)
  // A file has no connection to lose.
  if (TEST_ENGINE === 'sqlite') return
  await using app = await createTestApp()
  const { query } = app.services.database
  const cut = query.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(query)
    // The driver notices while no query runs.
    await setTimeout(200)
    await sql`select 1`.execute(transaction)
  })
  const failure = await cut.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isDatabaseAway(failure), String(failure)).toBe(true)
})
