// I5: how long an update takes on a big database. Filled by SQL with what the first two migrations know, then brought up to
// date: the time that a start is away for (`npm run bench migrations`).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Database } from '#src/platform/database/engine.ts'
import type { Migrations } from '#src/platform/database/migrate.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { startPostgresServer } from '../testing/database/postgres-server.ts'

const ACCOUNTS = 50_000
const LESSONS_EACH = 20
const FIRST_VERSION = 2

type Open = (migrations: Migrations) => Promise<Database>

export async function benchMigrations(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-migrations-'))
  await using postgres = await startPostgresServer()
  try {
    const rows = {
      SQLite: await measure((migrations) => openSqlite(join(folder, 'big.sqlite'), migrations)),
      PostgreSQL: await measure((migrations) => connectPostgres(postgres.url, migrations)),
    }
    console.log('\nAn update from the first version to this one')
    console.table(rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(open: Open): Promise<object> {
  const names = Object.keys(MIGRATIONS).sort()
  const upTo = (count: number): Migrations =>
    Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.indexOf(name) < count))
  const old = await open(upTo(FIRST_VERSION))
  await fill(old)
  await old.close()
  const steps: Record<string, number> = {}
  for (let count = FIRST_VERSION + 1; count <= names.length; count++) {
    const began = performance.now()
    const database = await open(upTo(count))
    steps[`${names[count - 1]}, s`] = Number(((performance.now() - began) / 1_000).toFixed(2))
    await database.close()
  }
  const database = await open(MIGRATIONS)
  const { count } = await database.query
    .selectFrom('completion')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  await database.close()
  return { completions: Number(count), accounts: ACCOUNTS, ...steps }
}

async function fill({ engine, query }: Database): Promise<void> {
  const numbers = (most: number) =>
    engine === 'postgres'
      ? sql`(select generate_series(1, ${sql.lit(most)}) as n)`
      : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(most)})
          select n from numbers)`
  await sql`insert into account (id, email, canonical_email, password_hash, created_at)
    select 'account-' || n, 'p' || n || '@family.example', 'p' || n || '@family.example', 'x', '2026-01-01T00:00:00.000Z'
    from ${numbers(ACCOUNTS)} as people`.execute(query)
  await sql`insert into completion (account_id, lesson_key, created_at)
    select 'account-' || people.n, 'digitalLaunchpad-module1-' || lessons.n, '2026-01-01T00:00:00.000Z'
    from ${numbers(ACCOUNTS)} as people cross join ${numbers(LESSONS_EACH)} as lessons`.execute(query)
}
