// What growth costs: each endpoint in turns with a hundredth of the rows and with all of them, on both databases. The goal is at most
// 1.3 times as slow (`npm run bench growth`). An answer goes the whole way of a request but for the network.
import { hash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { listTools } from '#src/features/curriculum/lesson-lookup.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { hashPassword } from '#src/platform/identity/password-hash.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { median, report } from './report.ts'

const ACCOUNTS = 1_000_000
const OUTCOMES = 10_000_000
const PLANS = 100_000
const CLASS_AGREEMENTS = 5_000
const MEMBERS = 10
/** The small world has this share of the big one. */
const SMALL = 0.01
const ROUNDS = 60
const TOKEN_SECRET = 'the secret of the benchmark, long enough'
const PASSWORD = 'a password for the benchmark'
const DAY = '2026-11-20'
const NOW = new Date(`${DAY}T12:00:00.000Z`)
const WEEKS = 104
/** What is measured or counted once a minute or a day happens as seldom as it does under load. */
const BETWEEN_MS = 50
const QUIET = { info: () => undefined, error: (event: string, cause: unknown) => console.error(event, cause) }

export async function benchGrowth(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  const folder = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
  await using few = await startPostgresServer()
  await using many = await startPostgresServer()
  for (const [engine, small, big] of [
    ['SQLite', { DATA_DIR: join(folder, 'few') }, { DATA_DIR: join(folder, 'many') }],
    ['PostgreSQL', { DATA_DIR: folder, DATABASE_URL: few.url }, { DATA_DIR: folder, DATABASE_URL: many.url }],
  ] as const) {
    const times = await measure(await openWorld(small, SMALL), await openWorld(big, 1))
    for (const [endpoint, { small, big }] of times) {
      rows[endpoint] ??= {}
      rows[endpoint][`${engine}, ms`] = round(median(big))
      rows[endpoint][`${engine}, times a hundredth`] = round(median(big) / median(small))
    }
  }
  await rm(folder, { recursive: true, force: true })
  await report(
    'growth',
    `${ACCOUNTS} accounts, ${OUTCOMES} outcomes, ${PLANS} shared plans, ${CLASS_AGREEMENTS} class agreements against a hundredth (goal: 1.3)`,
    rows,
  )
}

type Send = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<unknown>

interface World {
  services: Services
  send: Send
}

async function openWorld(env: Record<string, string>, share: number): Promise<World> {
  let now = NOW
  const services = await createServices(readConfig({ TOKEN_SECRET, ...env }), { log: QUIET, clock: () => now })
  await fill(services, share)
  const app = createApp(services, new Map())
  let networks = 0
  return {
    services,
    async send(method, path, body, headers = {}) {
      networks += 1
      now = new Date(now.getTime() + BETWEEN_MS)
      const remoteAddress = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
      const init = {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
      const answer = await app.request(path, init, { incoming: { socket: { remoteAddress } } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
      return text.startsWith('{') ? JSON.parse(text) : text
    },
  }
}

type Times = Map<string, { small: number[]; big: number[] }>

/** The same in both worlds in turns, so that whatever else the machine does falls on both. */
async function measure(small: World, big: World): Promise<Times> {
  const times: Times = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    // The first of a pair warms what the other uses.
    const order = [['small', small] as const, ['big', big] as const]
    for (const [size, { send }] of round % 2 === 0 ? order : order.toReversed()) {
      await liveThrough(round, async (method, path, body, headers) => {
        const began = performance.now()
        const answer = await send(method, path, body, headers)
        const endpoint = `${method} ${path.replace(/\?.*/, '')}`
        if (!times.has(endpoint)) times.set(endpoint, { small: [], big: [] })
        times.get(endpoint)?.[size].push(performance.now() - began)
        return answer
      })
    }
  }
  await Promise.all([small.services.close(), big.services.close()])
  return times
}

/** What one family does, with each endpoint that reads or writes rows which grow. */
async function liveThrough(round: number, send: Send): Promise<void> {
  const tools = listTools('en')
  const { lessonKey } = tools[round % tools.length] as { lessonKey: string }
  const email = `p${round}@bench.example`
  const { token } = (await send('POST', '/api/auth/login', { email, password: PASSWORD })) as { token: string }
  const signedIn = { authorization: `Bearer ${token}` }
  await send('GET', '/api/auth/session', undefined, signedIn)
  await send('GET', '/api/auth/sessions', undefined, signedIn)
  await send('GET', '/api/auth/progress', undefined, signedIn)
  await send('POST', '/api/auth/progress', { completedLessons: [lessonKey] }, signedIn)
  await send('POST', '/api/auth/my-data', {}, signedIn)
  await send('POST', '/api/auth/forgot-password', { email })
  await send('POST', '/api/feedback', { lessonId: '3.1', rating: 'positive' }, signedIn)
  const consents = { privacyPolicy: true, emailMarketing: true, timestamp: NOW.toISOString() }
  const fresh = `new-${round}@bench.example`
  await send('POST', '/api/auth/register', {
    ...{ email: fresh, password: PASSWORD, gdprConsent: consents },
    emailPreferences: { weeklyTips: true, marketing: false },
  })
  await send('POST', '/api/emails/subscribe', { email: `s-${fresh}`, context: 'homepage', gdprConsent: consents })
  await send('GET', '/api/emails/readers')
  await send('POST', '/api/outcomes', { lessonKey, outcome: 'worked' })
  await send('GET', '/api/outcomes')
  await send('GET', '/api/results.csv')
  await send('POST', '/api/analytics/events', { event: 'visit' })
  await send('POST', '/api/inbox/idea', { text: `More on sleep, ${round}` })
  await send('POST', '/api/inbox/complaint', { email: `c-${fresh}`, text: 'Please tell me what you keep.' })
  await sharePlan(send)
  await joinClassAgreement(send, signedIn)
}

async function sharePlan(send: Send): Promise<void> {
  const token = randomBytes(32)
  const [plan, device] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')]
  const body = randomBytes(1_100).toString('base64url')
  await send('POST', '/api/plans', { plan, access: hash('sha256', token, 'base64url'), device, snapshot: body })
  const proof = { 'x-plan': `${plan}.${token.toString('base64url')}.${device}` }
  await send('POST', '/api/plans/updates', { body }, proof)
  await send('GET', '/api/plans/updates?after=0', undefined, proof)
}

async function joinClassAgreement(send: Send, signedIn: Record<string, string>): Promise<void> {
  const choice = { promise: 'phone-free-meals', yearGroup: 'year-7', threshold: 5 }
  const { code } = (await send('POST', '/api/class-agreements', choice, signedIn)) as { code: string }
  await send('POST', '/api/class-agreements/look', { code })
  await send('POST', '/api/class-agreements/join', { code, name: 'Sam' }, signedIn)
  await send('POST', '/api/class-agreements/leave', { code }, signedIn)
}

/** @param share of the sizes above */
async function fill({ database: { engine, query } }: Services, share: number): Promise<void> {
  const created = NOW.toISOString()
  const passwordHash = await hashPassword(PASSWORD)
  const many = (into: string, select: string, rows: number) => {
    const numbers =
      engine === 'sqlite'
        ? `(with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${rows}) select i from n)`
        : `(select i from generate_series(0, ${rows - 1}) as g(i))`
    return sql.raw(`insert into ${into} select ${select} from ${numbers} as numbers`).execute(query)
  }
  const accounts = ACCOUNTS * share
  const keys = listTools('en').map(({ lessonKey }) => lessonKey)
  const address = "i || '@bench.example'"
  await many(
    'account (id, email, canonical_email, password_hash, verified, email_consent, onboarded, created_at)',
    `'a' || i, 'p' || ${address}, 'p' || ${address}, '${passwordHash}', 1, 0, 1, '${created}'`,
    accounts,
  )
  for (const key of keys.slice(0, 3)) {
    await many('completion (account_id, lesson_key, created_at)', `'a' || i, '${key}', '${created}'`, accounts)
  }
  await many(
    'session (id, sid_hash, account_id, method, device, last_used_at, expires_at, created_at)',
    `'s' || i, 'h' || i, 'a' || (i * 4), 'password', 'Firefox', '${created}', '2027-11-20T12:00:00.000Z', '${created}'`,
    accounts / 4,
  )
  await many(
    'feedback (id, account_id, lesson_key, rating, created_at)',
    `'f' || i, 'a' || i, '${keys[0]}', 'positive', '${created}'`,
    accounts,
  )
  await many(
    'subscriber (id, email, canonical_email, address_hash, state, context, active_since, created_at)',
    `'s' || i, 'r' || ${address}, 'r' || ${address}, 'h' || i, 'active', '', '${created}', '${created}'`,
    accounts / 2,
  )
  await many(
    'shared_plan (id, access_hash, first_device, has_others, latest, snapshot, snapshot_up_to, before_up_to, bytes, last_used_on)',
    `'n' || i, 'k' || i, 'd', 1, 1, '${'A'.repeat(1_400)}', 0, 0, 2048, '${DAY}'`,
    PLANS * share,
  )
  await many(
    'shared_plan_update (plan_id, number, body, bytes)',
    `'n' || i, 1, '${'A'.repeat(1_400)}', 1024`,
    PLANS * share,
  )
  await many(
    'class_agreement (code_hash, promise, year_group, threshold, counted, ends_on)',
    `'p' || i, 'phone-free-meals', 'year-7', 5, ${MEMBERS}, '2027-08-31'`,
    CLASS_AGREEMENTS * share,
  )
  await many(
    'class_agreement_member (id, agreement_hash, account_id, mailbox_hash, language, sealed_name, name_state, told)',
    `'m' || i, 'p' || (i / ${MEMBERS}), 'a' || (i % ${accounts}), 'x' || i, 'en', 'sealed', 'sealed', 1`,
    CLASS_AGREEMENTS * MEMBERS * share,
  )
  await fillOutcomes(query, OUTCOMES * share, keys)
  if (engine === 'postgres') await sql`analyze`.execute(query)
}

/** As many answers to every tool in every week: they are kept as counts. */
async function fillOutcomes(query: Services['database']['query'], answers: number, keys: string[]): Promise<void> {
  const count = Math.ceil(answers / WEEKS / keys.length / 3)
  for (let back = 0; back < WEEKS; back++) {
    const week = Temporal.PlainDate.from('2026-11-16').subtract({ weeks: back }).toString()
    const rows = keys.flatMap((lesson_key) =>
      (['worked', 'partly', 'not-yet'] as const).map((outcome) => ({ lesson_key, week, outcome, count })),
    )
    await query.insertInto('outcome_count').values(rows).execute()
  }
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
