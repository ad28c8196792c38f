// SQLite rolls a transaction back by itself when the disk is full. Only SQLite does, so this is no API test.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { post, registration } from '../../../testing/api/test-person.ts'

test('a disk that is full in mid-transaction is a 503, not a riddle', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count as number)}`.execute(query)
  const statuses: number[] = []
  for (let person = 0; person < 10; person++) {
    const address = `198.51.100.${person}`
    const answer = await post(app, '/api/auth/register', registration(`p${person}@family.example`), { address })
    statuses.push(answer.status)
  }
  expect(statuses.at(-1)).toBe(503)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  const accounts = await query.selectFrom('account').select('id').execute()
  expect(accounts).toHaveLength(statuses.filter((status) => status === 200).length)
})
