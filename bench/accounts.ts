// Logins beside the bare argon2id limit of the server's core, and progress saves and session checks with few and many
// accounts, on both databases: `npm run bench accounts`, or `ACCOUNTS=1000 npm run bench accounts` with so many only.

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Database } from '#src/platform/database/engine.ts'
import { hashPassword } from '#src/platform/identity/password-hash.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { startServer } from '../testing/servers/server.ts'
import { median, report } from './report.ts'
import { nameCores, onServerCore } from './server/cores.ts'

const run = promisify(execFile)

const SECONDS = 5
const FEW = 1_000
const MANY = 1_000_000
/** Accounts that take part; the others only fill the tables. */
const ACTIVE = 400
const CONNECTIONS = 20
const ROUNDS = 3
const FILLED_LESSON = 'digitalLaunchpad-module1-1.1'
const PASSWORD = 'a password for the benchmark'
/** One: with a comma it would be two, as while a secret is being changed, and each limit would be looked for twice. */
const SECRET = 'the secret of the benchmark and long enough'

export async function benchAccounts(): Promise<void> {
  const rows: Record<string, object> = {}
  const wanted = process.env.ACCOUNTS === undefined ? [FEW, MANY] : [Number(process.env.ACCOUNTS)]
  for (const accounts of wanted) {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
    await fill(await openSqlite(join(folder, 'handrail.sqlite')), accounts)
    rows[`SQLite, ${accounts} accounts`] = await measure({ DATA_DIR: folder })
    await rm(folder, { recursive: true, force: true })

    await using postgres = await onServerCore(() => startPostgresServer())
    await fill(await connectPostgres(postgres.url), accounts)
    rows[`PostgreSQL, ${accounts} accounts`] = await measure({ DATABASE_URL: postgres.url })
  }
  await report('accounts', `Accounts, on each database with few and with many accounts; ${nameCores()}`, rows)
}

/** What `bare-work.ts` counts a second, on the server's core. */
async function countBare(kind: 'hashes' | 'inserts', env: Record<string, string> = {}): Promise<number> {
  const script = join(import.meta.dirname, 'server/bare-work.ts')
  const settings = { PATH: process.env.PATH, ...env }
  const running = await onServerCore(async () => ({
    result: run(process.execPath, [script, kind, String(FEW), String(CONNECTIONS)], { env: settings }),
  }))
  return Number((await running.result).stdout)
}

/** Fills the account table by one statement; all accounts share a password hash. */
async function fill(database: Database, accounts: number): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  const now = new Date().toISOString()
  const numbers =
    database.engine === 'sqlite'
      ? sql`with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${accounts}) select i from n`
      : sql`select i from generate_series(0, cast(${accounts - 1} as integer)) as g(i)`
  await sql`
    insert into account (id, email, canonical_email, password_hash, verified, email_consent, onboarded, created_at)
    select 'id-' || i, 'p' || i || '@bench.example', 'p' || i || '@bench.example', ${hash}, 1, 0, 1, ${now}
    from (${numbers}) as numbers`.execute(database.query)
  await sql`
    insert into completion (account_id, lesson_key, created_at)
    select id, ${FILLED_LESSON}, ${now} from account`.execute(database.query)
  await database.close()
}

async function measure(env: Record<string, string>): Promise<object> {
  await using server = await onServerCore(() =>
    startServer({ TRUSTED_PROXIES: '127.0.0.1', TOKEN_SECRET: SECRET, ...env }),
  )
  const tokens = await logInAll(server.url)
  const logins: number[] = []
  const hashes: number[] = []
  const inserts: number[] = []
  const saves: number[] = []
  const keys = loadCurriculum(DEFAULT_LANGUAGE)
    .lessons.map(({ stageId, moduleId, lessonId }) => lessonKey(stageId, moduleId, lessonId))
    .filter((key) => key !== FILLED_LESSON)
  const share = Math.floor(keys.length / ROUNDS)
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    hashes.push(await countBare('hashes'))
    logins.push(
      await load(
        server.url,
        tokens.map((_, index) => loginRequest(index)),
        8,
      ),
    )
    inserts.push(await countBare('inserts', env))
    saves.push(await save(server.url, tokens, keys.slice(round * share, (round + 1) * share)))
  }
  const checks = await load(
    server.url,
    tokens.map((token) => ({ path: '/api/auth/session', headers: { authorization: `Bearer ${token}` } })),
    CONNECTIONS,
  )
  return {
    'logins a second': Math.round(median(logins)),
    'of the argon2id limit': Number((median(logins) / median(hashes)).toFixed(2)),
    'session checks a second': Math.round(checks),
    'new completions a second, each committed': Math.round(median(saves)),
    'of bare inserts': Number((median(saves) / median(inserts)).toFixed(2)),
  }
}

/** Some tools of every person once: each request is a row that was not there. */
async function save(url: string, tokens: string[], keys: string[]): Promise<number> {
  const requests = tokens.flatMap((token) =>
    keys.map((key) => ({
      method: 'POST' as const,
      path: '/api/auth/progress',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ completedLessons: [key] }),
    })),
  )
  const start = performance.now()
  let last = start
  // The generator itself notices its end only at the next full second.
  await load(url, requests, CONNECTIONS, { amount: requests.length }, () => {
    last = performance.now()
  })
  return requests.length / ((last - start) / 1_000)
}

function loginRequest(index: number): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/auth/login',
    headers: {
      'content-type': 'application/json',
      // Each person comes from a network of their own.
      'x-forwarded-for': `10.${Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`,
    },
    body: JSON.stringify({ email: `p${index}@bench.example`, password: PASSWORD }),
  }
}

async function logInAll(url: string): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < ACTIVE; index++) {
    const { path, method, headers, body } = loginRequest(index)
    const answer = await fetch(url + path, {
      method: method as string,
      headers: headers as Record<string, string>,
      body: body as string,
    })
    const { token, message } = (await answer.json()) as { token?: string; message?: string }
    if (token === undefined) throw new Error(`login ${index} failed: ${message}`)
    tokens.push(token)
  }
  return tokens
}

/** Good answers a second. */
async function load(
  url: string,
  requests: autocannon.Request[],
  connections: number,
  until: { duration: number } | { amount: number } = { duration: SECONDS },
  onAnswer?: () => void,
): Promise<number> {
  let client = 0
  const result = await autocannon({
    url,
    connections,
    ...until,
    setupClient(each) {
      // Each connection has people of its own: eight log-ins of one person at once look like an attack, and are slowed.
      const share = Math.floor(requests.length / connections)
      if (onAnswer !== undefined) each.on('response', onAnswer)
      each.setRequests(requests.slice(client * share, (client + 1) * share))
      client += 1
    },
  })
  if (result.errors > 0 || result.non2xx > result['2xx'] / 100) {
    throw new Error(`${requests[0]?.path}: ${result.non2xx} bad answers, ${result.errors} errors`)
  }
  return result['2xx'] / result.duration
}
