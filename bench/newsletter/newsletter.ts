// Sending: messages a second with full accounts beside nodemailer alone, to the same sink in the same run, and the memory
// of the server while it sends to a long list: `npm run bench newsletter`.
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startPostgresServer } from '../../testing/database/postgres-server.ts'
import { measureLongSend } from './newsletter-memory.ts'

const SENDER = join(import.meta.dirname, 'newsletter-sender.ts')
const ROUNDS = 3
const MESSAGES = 5_000

interface Figures {
  rate: number
  before: number
  most: number
}

export async function benchNewsletter(): Promise<void> {
  await using postgres = await startPostgresServer()
  const sink = spawn(process.execPath, [join(import.meta.dirname, 'smtp-sink.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) => sink.stdout.once('data', (line) => resolve(String(line).trim())))
  try {
    const smtp = `smtp://127.0.0.1:${port}`
    console.log(`\nMessages a second to a local sink, ${MESSAGES} each, median of ${ROUNDS} rounds in turns`)
    for (const engine of ['sqlite', 'postgres'] as const) await compare(engine, smtp, postgres.url)
    await measureLongSend(smtp)
  } finally {
    sink.kill()
  }
}

async function compare(engine: 'sqlite' | 'postgres', smtp: string, postgresUrl: string): Promise<void> {
  const rates: Record<'ours' | 'nodemailer', number[]> = { ours: [], nodemailer: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const mode of ['ours', 'nodemailer'] as const) {
      const env: Record<string, string> =
        engine === 'sqlite'
          ? {}
          : { DATABASE_URL: await createDatabase(postgresUrl), TOKEN_SECRET: 'only for the benchmark' }
      rates[mode].push((await send(mode, MESSAGES, { SMTP_URL: smtp, ...env })).rate)
    }
  }
  const [ours, nodemailer] = [median(rates.ours), median(rates.nodemailer)]
  console.table({
    [engine]: {
      'with accounts': ours,
      'nodemailer alone': nodemailer,
      'to nodemailer': Number((ours / nodemailer).toFixed(2)),
    },
  })
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}

async function send(mode: string, count: number, env: Record<string, string>): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-bench-'))
  try {
    const run = (step: string) =>
      promisify(execFile)(process.execPath, ['--expose-gc', SENDER, step, String(count)], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
      })
    if (mode === 'ours') await run('prepare')
    const { stdout } = await run(mode)
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
