// The privacy policy says what is stored, and nothing is stored that it does not say. A new table or column fails here
// until `STORED` says which line of `content/en/pages/privacy.md` speaks of it.
import { describe, expect, test } from 'vitest'
import { contentFile, readText } from '#src/platform/content/content-file.ts'
import { STORED } from '../testing/database/stored.ts'
import { createTestDatabase } from '../testing/database/test-database.ts'

const policy = readText(contentFile('en', 'pages/privacy.md'))
const lines = policy.split('\n').filter((line) => line.startsWith('- **'))
/** Each table with how a line begins that it rests on. */
const rests = Object.entries(STORED).flatMap(([table, stored]) =>
  typeof stored.lines === 'string' ? [] : stored.lines.map((begun) => [table, begun] as const),
)

async function readSchema(): Promise<Map<string, string[]>> {
  await using home = await createTestDatabase()
  const database = await home.open()
  const tables = await database.query.introspection.getTables()
  await database.close()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]))
}

describe('the policy and the database', async () => {
  const schema = await readSchema()

  test('every table and column is accounted for', () => {
    const inDatabase = [...schema].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    const declared = Object.entries(STORED).flatMap(([table, { columns }]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    )
    expect([
      ...inDatabase
        .filter((column) => !declared.includes(column))
        .map((column) => `${column}: a migration makes it. Add it to "columns" in the *-tables file of its feature.`),
      ...declared
        .filter((column) => !inDatabase.includes(column))
        .map((column) => `${column}: no migration makes it. Write one, or take it out of "columns".`),
    ]).toEqual([])
  })

  test('what a table holds is a line of the policy, with how long', () => {
    for (const [table, begun] of rests) {
      const found = lines.filter((line) => line.startsWith(`- **${begun}`))
      expect(found, `${table}: ${begun}`).not.toEqual([])
      // A hash of an erased reader's address stays, or the next import would write to them again.
      if (table !== 'suppression') for (const line of found) expect(line, table).toContain('Kept: ')
    }
  })

  test('the policy names nothing that is not stored', () => {
    const unused = lines.filter((line) => !rests.some(([, begun]) => line.startsWith(`- **${begun}`)))
    expect(unused.map((line) => line.split('**')[1])).toEqual([
      'To keep the contract with you',
      'Your consent',
      'Your consent',
      'Our legal duty',
      'Our legitimate interest',
    ])
  })

  test('no column has room for a child', () => {
    for (const [table, columns] of schema) {
      for (const column of columns)
        expect(`${table}.${column}`).not.toMatch(/child|birth|school|photo|picture|\bage\b|gender/)
    }
  })
})
