// An installation that moves to another database: every row, or none.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../testing/api/test-person.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { addReaders } from '../../../testing/mail/newsletter-readers.ts'
import type { Tables } from '../database/tables/tables.ts'
import { copyDatabase } from './copy-database.ts'

const READERS = 2_345

async function fill(app: TestApp): Promise<void> {
  await registerPerson(app)
  await addReaders(app.services, READERS)
  await post(app, '/api/complaints', { email: 'ü@b.uk', complaint: 'Zeile eins\nund "zwei" \\ drei; اردو' })
}

async function readRows(query: Kysely<Tables>, name: string): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(query)
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
}

test('every row of every table is on the other side, as it was', async () => {
  await using app = await createTestApp()
  await fill(app)
  await using home = await createTestDatabase()
  const target = await home.open()
  const counts = await copyDatabase(app.services.database.query, target.query)
  expect(counts.get('subscriber')).toBe(READERS)
  expect([...counts.values()].filter((rows) => rows > 0).length).toBeGreaterThan(5)
  for (const name of counts.keys()) {
    expect(await readRows(target.query, name), name).toEqual(await readRows(app.services.database.query, name))
  }
  expect([...counts.keys()].sort()).toEqual(
    (await target.query.introspection.getTables()).map(({ name }) => name).sort(),
  )
  await target.close()
})

test('a database that has rows already is left as it is', async () => {
  await using app = await createTestApp()
  await fill(app)
  await using home = await createTestDatabase()
  const target = await home.open()
  await sql`insert into suppression (address_hash, reason, created_at) values ('h', 'left', '')`.execute(target.query)
  await expect(copyDatabase(app.services.database.query, target.query)).rejects.toThrow(
    'The table suppression of the new database has rows already',
  )
  expect(await readRows(target.query, 'subscriber')).toEqual([])
  await target.close()
})

test('rows that arrive during the copy make it fail with advice to stop the server', async () => {
  await using app = await createTestApp()
  await fill(app)
  await using home = await createTestDatabase()
  const target = await home.open()
  const { query } = app.services.database
  let isFirst = true
  const busy = query.withPlugin({
    transformQuery: ({ node }) => node,
    // As soon as the first readers are read, one comes before them.
    transformResult: async ({ result }) => {
      if (isFirst && result.rows[0] !== undefined && 'address_hash' in result.rows[0]) {
        isFirst = false
        await sql`
          insert into subscriber (id, email, canonical_email, address_hash, state, context, created_at)
          values ('', 'new@b.uk', 'new@b.uk', 'h', 'pending', 'homepage', '')`.execute(query)
      }
      return result
    },
  })
  await expect(copyDatabase(busy, target.query)).rejects.toThrow(
    `The table subscriber had ${READERS + 1} rows and ${READERS} of them are copied: nothing is kept. Stop the server`,
  )
  expect(await readRows(target.query, 'subscriber')).toEqual([])
  await target.close()
})
