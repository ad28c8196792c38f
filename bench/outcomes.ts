// How long the figures of 'Did it work?' take, and their renewal, with ten thousand answers, a million and ten million: they are
// kept as counts, so it should make no difference (`npm run bench outcomes`).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTools } from '#src/features/curriculum/lesson-lookup.server.ts'
import { publishResults } from '#src/features/outcomes/publish-results.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { createApp } from '#src/server/app.ts'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { median, report } from './report.ts'

const ANSWERS = [10_000, 1_000_000, 10_000_000]
const WEEKS = 104
const FIRST_WEEK = Temporal.PlainDate.from('2024-12-02')
const READS = 300
const SHARES = { worked: 0.5, partly: 0.2, 'not-yet': 0.3 } as const
const TOKEN_SECRET = 'the secret of the benchmark, long enough'

export async function benchOutcomes(): Promise<void> {
  const rows: Record<string, object> = {}
  for (const answers of ANSWERS) {
    const folder = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
    rows[`SQLite, ${answers} answers`] = await measure({ DATA_DIR: folder }, answers)
    await using postgres = await startPostgresServer()
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, TOKEN_SECRET }
    rows[`PostgreSQL, ${answers} answers`] = await measure(env, answers)
    await rm(folder, { recursive: true, force: true })
  }
  await report('outcomes', 'Figures of "Did it work?", medians in milliseconds', rows)
}

async function measure(env: Record<string, string>, answers: number): Promise<object> {
  const services = await createServices(readConfig(env))
  try {
    await fill(services, answers)
    const tools = listTools('en')
    const began = performance.now()
    const { published } = await publishResults(services, tools)
    const renewal = performance.now() - began
    const app = createApp(services, new Map())
    const page = await time(async () => (await app.request('/api/outcomes')).text())
    const table = await time(async () => (await app.request('/api/results.csv')).text())
    return { 'tools published': published.length, figures: page, 'CSV table': table, 'nightly renewal': round(renewal) }
  } finally {
    await services.close()
  }
}

/** As many answers to every tool in every week. */
async function fill({ database: { query } }: Services, answers: number): Promise<void> {
  const tools = listTools('en')
  const each = answers / tools.length / WEEKS
  for (let index = 0; index < WEEKS; index++) {
    const week = FIRST_WEEK.add({ weeks: index }).toString()
    const rows = tools.flatMap(({ lessonKey }) =>
      (['worked', 'partly', 'not-yet'] as const).map((outcome) => ({
        lesson_key: lessonKey,
        week,
        outcome,
        count: Math.max(1, Math.round(each * SHARES[outcome])),
      })),
    )
    await query.insertInto('outcome_count').values(rows).execute()
  }
}

async function time(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < READS; index++) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  return round(median(times))
}

function round(milliseconds: number): number {
  return Number(milliseconds.toFixed(2))
}
