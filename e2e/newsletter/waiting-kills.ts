// Kills the real server while an issue waits its ten minutes, and again when they are just over.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { WAIT_MS } from '#src/features/newsletter/issues/issue-schedule.server.ts'
import { importIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { scheduleNow } from '#src/features/newsletter/sending/change-schedule.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { createServices } from '#src/platform/services.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts'
import { startServer } from '../../testing/servers/server.ts'

/** What is left of the ten minutes when the first server starts. */
const LEFT_MS = 15_000
const DONE_WITHIN_MS = 20_000

/** @param count of readers: more than 20, or nothing waits */
export async function runWaitingKills(slug: string, count: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'handrail-waiting-'))
  await using smtp = await startScriptedSmtp()
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url }
  try {
    const { emails, leavesAt } = await choose(env, slug, count)
    await startAndKill(env, leavesAt - 2_000)
    const takenTooEarly = smtp.taken.length
    await startAndKill(env, leavesAt + 300)
    await using _server = await startServer(env)
    const end = Date.now() + DONE_WITHIN_MS
    while (smtp.taken.length < count && Date.now() < end) await setTimeout(100)
    // What would come twice comes now.
    await setTimeout(2_000)
    const copies = Map.groupBy(smtp.taken, ({ to }) => to)
    return {
      takenTooEarly,
      duplicates: [...copies.values()].filter((one) => one.length > 1).length,
      missed: emails.filter((email) => !copies.has(email)).length,
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As the desk does, some minutes ago. */
async function choose(env: Record<string, string>, slug: string, count: number) {
  const services = await createServices(readConfig(env))
  try {
    await importIssues(services)
    const emails = await addReaders(services, count)
    services.clock = () => new Date(Date.now() - WAIT_MS + LEFT_MS)
    const chosen = await services.database.query
      .transaction()
      .execute((transaction) => scheduleNow(transaction, services, slug, count))
    if ('refused' in chosen) throw new Error(`Not chosen: ${chosen.refused}`)
    return { emails, leavesAt: chosen.at.getTime() }
  } finally {
    await services.close()
  }
}

/** @param at a moment in milliseconds; at once when the server has started later */
async function startAndKill(env: Record<string, string>, at: number): Promise<void> {
  await using server = await startServer(env)
  await setTimeout(Math.max(0, at - Date.now()))
  const { pid } = server.process
  if (pid === undefined) throw new Error('The server has no process id.')
  const ended = new Promise<void>((resolve) => server.process.once('exit', () => resolve()))
  process.kill(pid, 'SIGKILL')
  await ended
}
