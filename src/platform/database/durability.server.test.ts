// A database that would forget acknowledged writes is found out. The tests' own PostgreSQL is such a one.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { findUnsafeDurabilitySettings } from './durability.ts'

test('settings that can lose data are named, each with how to correct it', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  const problems = await findUnsafeDurabilitySettings(database)
  if (database.engine === 'sqlite') {
    expect(problems).toEqual([])
    await sql`PRAGMA synchronous = NORMAL`.execute(database.query)
    expect(await findUnsafeDurabilitySettings(database)).toEqual([
      'SQLite runs with synchronous = 1 and must run with 2 (FULL).',
    ])
  } else {
    expect(problems).toEqual(['PostgreSQL runs with fsync = off. Set it to on in postgresql.conf.'])
    // This setting can be changed for one connection; the others belong to the whole server.
    const found = await database.query.connection().execute(async (query) => {
      await sql`set synchronous_commit = off`.execute(query)
      return findUnsafeDurabilitySettings({ engine: 'postgres', query })
    })
    expect(found).toEqual([
      ...problems,
      'PostgreSQL runs with synchronous_commit = off. Set it to on in postgresql.conf.',
    ])
  }
  await database.close()
})
