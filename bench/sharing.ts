// What a shared notebook costs the server: a device that adds an update and another that fetches it, beside the bare insert and
// select of the same bytes; a device that asks and finds nothing new; and what an edit takes on the disk (`npm run bench sharing`).
import { hash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#src/platform/config.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { median, report } from './report.ts'

/** A small edit, padded as devices do it. */
const EDIT_BYTES = 1_024 + 76
const EDITS = 400
/** Below the sixty a minute that a notebook has. */
const EDITS_EACH = 50
/** Others beside it: growth must not be felt. */
const FEW = 1_000
const MANY = 100_000
const TOKEN_SECRET = 'the secret of the benchmark, long enough'
const QUIET = { info: () => undefined, error: (event: string, cause: unknown) => console.error(event, cause) }

export async function benchSharing(): Promise<void> {
  const rows: Record<string, object> = {}
  for (const notebooks of [FEW, MANY]) {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
    rows[`SQLite, ${notebooks} notebooks`] = await measure({ DATA_DIR: folder }, notebooks)
    await using postgres = await startPostgresServer()
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, TOKEN_SECRET }
    rows[`PostgreSQL, ${notebooks} notebooks`] = await measure(env, notebooks)
    await rm(folder, { recursive: true, force: true })
  }
  await report('sharing', `Shared notebooks, medians of ${EDITS} in milliseconds`, rows)
}

async function measure(env: Record<string, string>, notebooks: number): Promise<object> {
  const services = await createServices(readConfig(env), { log: QUIET })
  try {
    await fill(services, notebooks)
    const ask = askerOf(services)
    const times = {
      add: [] as number[],
      fetch: [] as number[],
      look: [] as number[],
      insert: [] as number[],
      select: [] as number[],
    }
    const time = async (kind: keyof typeof times, act: () => Promise<unknown>) => {
      const began = performance.now()
      await act()
      times[kind].push(performance.now() - began)
    }
    const bare = await makeBareTable(services)
    const before = await sizeOf(services, env)
    let notebook = await ask.make()
    for (let edit = 0; edit < EDITS; edit++) {
      const number = (edit % EDITS_EACH) + 1
      if (number === 1) notebook = await ask.make()
      const body = randomBytes(EDIT_BYTES).toString('base64url')
      // In turns, so that whatever else the machine does falls on all.
      await time('insert', () => bare.insert(edit, body))
      await time('select', () => bare.select(edit))
      await time('add', () => ask.add(notebook, number, body))
      await time('fetch', () => ask.read(notebook, number - 1))
      await time('look', () => ask.read(notebook, number))
    }
    const grown = (await sizeOf(services, env)) - before
    const [add, fetch, look, insert, select] = [times.add, times.fetch, times.look, times.insert, times.select].map(
      median,
    ) as [number, number, number, number, number]
    return {
      'add an update': round(add),
      'of a bare insert': round(add / insert),
      'fetch it': round(fetch),
      'of a bare select': round(fetch / select),
      'ask in vain': round(look),
      // The bare table has grown by as much.
      'bytes on the disk an edit': Math.round(grown / EDITS / 2),
      'bytes of an edit': EDIT_BYTES,
    }
  } finally {
    await services.close()
  }
}

interface Opened {
  header: string
}

/** Requests to the app in this process. */
function askerOf(services: Services) {
  const app = createApp(services, new Map())
  let networks = 0
  const send = async (path: string, init: RequestInit) => {
    networks += 1
    const remoteAddress = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
    const answer = await app.request(path, init, { incoming: { socket: { remoteAddress } } })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const json = { 'content-type': 'application/json' }
  return {
    async make(): Promise<Opened> {
      const key = randomBytes(32)
      const body = JSON.stringify({ access: hash('sha256', key, 'base64url') })
      const { notebook } = (await send('/api/notebooks', { method: 'POST', headers: json, body })) as {
        notebook: string
      }
      return { header: `${notebook}.${key.toString('base64url')}` }
    },
    add: ({ header }: Opened, number: number, body: string) =>
      send('/api/notebooks/updates', {
        method: 'POST',
        headers: { ...json, 'x-notebook': header },
        body: JSON.stringify({ number, epoch: 1, body }),
      }),
    read: ({ header }: Opened, after: number) =>
      send(`/api/notebooks/updates?after=${after}`, { headers: { 'x-notebook': header } }),
  }
}

async function makeBareTable({ database: { query } }: Services) {
  await sql`create table bare_update (number integer primary key, body text not null)`.execute(query)
  return {
    insert: (number: number, body: string) => sql`insert into bare_update values (${number}, ${body})`.execute(query),
    select: (number: number) => sql`select number, body from bare_update where number = ${number}`.execute(query),
  }
}

async function fill({ database: { query } }: Services, count: number): Promise<void> {
  const chunk = 500
  for (let begin = 0; begin < count; begin += chunk) {
    const ids = Array.from({ length: chunk }, () => randomBytes(16).toString('base64url'))
    const notebooks = ids.map((id) => ({ id, latest: 1, epoch: 1, bytes: 1_024, last_used_on: '2026-11-20' }))
    const accesses = ids.map((id) => ({
      notebook_id: id,
      access_hash: randomBytes(32).toString('base64url'),
      role: 'maker' as const,
      box: null,
      hello: null,
    }))
    await query.insertInto('notebook').values(notebooks).execute()
    await query.insertInto('notebook_access').values(accesses).execute()
  }
}

/** Bytes of the database, with what SQLite has still in its log. */
async function sizeOf({ database, config }: Services, env: Record<string, string>): Promise<number> {
  if (env.DATABASE_URL === undefined) {
    database.emptyLog()
    return (await stat(join(config.dataDir, 'handrail.sqlite'))).size
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    database.query,
  )
  return Number(rows[0]?.size)
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
