// Moves the rows of one database into another, empty one: from SQLite to PostgreSQL, or the other way.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { openSqlite } from '../database/database.ts'
import type { Tables } from '../database/tables/tables.ts'

/** How many values one statement may have: PostgreSQL takes 65,535, SQLite 32,766. */
const MOST_VALUES = 30_000
const MOST_ROWS = 1_000

type Row = Record<string, unknown>

interface Table {
  name: string
  /** The columns of its primary key, in order. */
  key: string[]
}

/**
 * In one transaction: everything or nothing.
 * @param from its server is stopped; rows that are written during the copy make it fail
 * @param to migrated, with no row in it
 * @returns how many rows each table has, on both sides
 * @throws when a row is there already, or when the two sides do not have the same number of rows
 */
export async function copyDatabase(from: Kysely<Tables>, to: Kysely<Tables>): Promise<Map<string, number>> {
  const tables = await listTables()
  return to.transaction().execute(async (transaction) => {
    for (const { name } of tables) {
      if ((await countRows(transaction, name)) === 0) continue
      throw new Error(`The table ${name} of the new database has rows already: name an empty database.`)
    }
    const counts = new Map<string, number>()
    for (const table of tables) counts.set(table.name, await copyTable(from, transaction, table))
    for (const [name, copied] of counts) {
      const [before, after] = [await countRows(from, name), await countRows(transaction, name)]
      if (before === copied && after === copied) continue
      throw new Error(
        `The table ${name} had ${before} rows and ${after} of them are copied: nothing is kept. Stop the server and run this again.`,
      )
    }
    return counts
  })
}

/** Each after those that its rows refer to. As the migrations make them in SQLite, which tells both in one way. */
async function listTables(): Promise<Table[]> {
  const empty = await openSqlite(':memory:')
  try {
    const names = (await empty.query.introspection.getTables()).map(({ name }) => name)
    const left = new Map<string, Set<string>>()
    const keys = new Map<string, string[]>()
    for (const name of names) {
      const references = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
        empty.query,
      )
      left.set(name, new Set(references.rows.map(({ table }) => table)))
      const columns = await sql<{ name: string }>`
        select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(empty.query)
      keys.set(
        name,
        columns.rows.map((column) => column.name),
      )
    }
    const ordered: Table[] = []
    while (left.size > 0) {
      const next = [...left].filter(([, references]) => ![...references].some((name) => left.has(name)))
      if (next.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}.`)
      for (const [name] of next) {
        left.delete(name)
        ordered.push({ name, key: keys.get(name) ?? [] })
      }
    }
    return ordered
  } finally {
    await empty.close()
  }
}

/** @returns how many rows were copied */
async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, { name, key }: Table): Promise<number> {
  let copied = 0
  let last: Row | undefined
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${afterRow(key, last)}
      order by ${listOf(key.map((column) => sql.ref(column)))} limit ${MOST_ROWS}`.execute(from)
    last = rows.at(-1)
    if (last === undefined) return copied
    const columns = Object.keys(last)
    const atOnce = Math.floor(MOST_VALUES / columns.length)
    for (let start = 0; start < rows.length; start += atOnce) {
      const values = rows
        .slice(start, start + atOnce)
        .map((row) => sql`(${listOf(columns.map((column) => sql`${row[column]}`))})`)
      await sql`
        insert into ${sql.table(name)} (${listOf(columns.map((column) => sql.ref(column)))})
        values ${listOf(values)}`.execute(to)
    }
    copied += rows.length
  }
}

function afterRow(key: string[], row: Row | undefined): RawBuilder<unknown> {
  if (row === undefined) return sql``
  const columns = listOf(key.map((column) => sql.ref(column)))
  return sql`where (${columns}) > (${listOf(key.map((column) => sql`${row[column]}`))})`
}

function listOf(parts: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts, sql`, `)
}

async function countRows(query: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`.execute(
    query,
  )
  return Number(rows[0]?.count)
}
