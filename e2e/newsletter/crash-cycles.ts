// Kills the real server again and again while it sends, at named points of a copy's way and at random moments, and lets
// it start again. Copies are counted by a mail server in this process, which the sender knows nothing of.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { IssueStatus } from '#src/features/newsletter/sending/issue-status.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { type Moment, startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const NEWSLETTER = join(import.meta.dirname, '../../scripts/operator/newsletter.ts')
const MOMENTS: Moment[] = ['greeting', 'mail', 'rcpt', 'data', 'body', 'dot', 'answered']
const DONE_WITHIN_MS = 60_000
/** A kill that was waited for longer than this finds nothing left to send: another process takes over a dead one's work after eight seconds. */
const KILL_WITHIN_MS = 14_000

export interface CrashResult {
  kills: number
  readers: number
  taken: number
  /** Copies too many, of all readers together. */
  duplicates: number
  /** Readers without a copy. */
  missed: number
  /** Copies that a killed process had in hand, at most. */
  mostInHand: number
  status: IssueStatus
  seconds: number
}

/** @param databaseUrl PostgreSQL in place of a SQLite file */
export async function runCrashCycles(
  slug: string,
  { kills, readers, databaseUrl }: { kills: number; readers: number; databaseUrl?: string },
): Promise<CrashResult> {
  const began = Date.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-crash-'))
  await using smtp = await startScriptedSmtp()
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, TOKEN_SECRET: 'a secret for crashing only' }),
  }
  try {
    const emails = await prepareReaders(env, readers)
    await command(env, 'send', slug, '--yes')
    let done = 0
    let mostInHand = 0
    for (; done < kills; done++) {
      await using server = await startServer(env)
      if (!(await killAt(server, smtp, done))) break
      mostInHand = Math.max(mostInHand, await countInHand(env))
    }
    await using _server = await startServer(env)
    const status = await untilDone(env, slug)
    const copies = Map.groupBy(smtp.taken, ({ to }) => to)
    return {
      kills: done,
      readers,
      taken: smtp.taken.length,
      duplicates: smtp.taken.length - copies.size,
      missed: emails.filter((email) => !copies.has(email)).length,
      mostInHand,
      status,
      seconds: (Date.now() - began) / 1_000,
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function prepareReaders(env: Record<string, string>, count: number): Promise<string[]> {
  const services = await createServices(readConfig(env))
  try {
    return await addReaders(services, count)
  } finally {
    await services.close()
  }
}

async function countInHand(env: Record<string, string>): Promise<number> {
  const services = await createServices(readConfig(env))
  try {
    const { count } = await services.database.query
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('state', '=', 'sending')
      .executeTakeFirstOrThrow()
    return Number(count)
  } finally {
    await services.close()
  }
}

/** Kills by process id: in turns at a named point and at a random moment. False when there was nothing left to send. */
async function killAt(
  server: RunningServer,
  smtp: Awaited<ReturnType<typeof startScriptedSmtp>>,
  cycle: number,
): Promise<boolean> {
  const { pid } = server.process
  if (pid === undefined) throw new Error('The server has no process id.')
  const ended = new Promise<void>((resolve) => server.process.once('exit', () => resolve()))
  const point = cycle % 2 === 0 ? MOMENTS[(cycle / 2) % MOMENTS.length] : undefined
  let countdown = 1 + Math.floor(Math.random() * (point === 'greeting' ? 10 : 60))
  let killed = false
  const kill = () => {
    killed = true
    smtp.onMoment = () => undefined
    process.kill(pid, 'SIGKILL')
  }
  smtp.onMoment = (moment) => {
    if (killed || (point !== undefined && moment !== point)) return
    countdown -= 1
    if (countdown > 0) return
    if (point !== undefined) kill()
    else void setTimeout(Math.random() * 20).then(() => killed || kill())
  }
  await Promise.race([ended, setTimeout(KILL_WITHIN_MS)])
  if (!killed) smtp.onMoment = () => undefined
  return killed
}

async function untilDone(env: Record<string, string>, slug: string): Promise<IssueStatus> {
  const end = Date.now() + DONE_WITHIN_MS
  for (;;) {
    const status = JSON.parse(await command(env, 'status', slug, '--json')) as IssueStatus
    const sum = status.sent + status.failed + status.skipped + status.waiting
    if (sum !== status.planned) throw new Error(`The figures do not fit: ${JSON.stringify(status)}`)
    if (status.waiting === 0) return status
    if (Date.now() > end) throw new Error(`Not done in time: ${JSON.stringify(status)}`)
    await setTimeout(250)
  }
}

async function command(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [NEWSLETTER, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  return stdout.trim()
}
