// Schedules, stops and resumes an issue, in the transaction of the operator's act. `issues/issue-schedule.server.ts` reads the schedule.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { runJobNow, runRecurringBy } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { findChoice, holdBack, putChoice } from '../issues/choices.queries.server.ts'
import { findFreeSaturday, readSchedule, WAIT_MS } from '../issues/issue-schedule.server.ts'
import { findIssue, type Issue } from '../issues/issues.server.ts'
import {
  findInstance,
  findIssueRow,
  holdInstance,
  isStopped,
  setProblem,
  setStopped,
} from '../issues/newsletter-issues.queries.server.ts'
import { slotOn } from '../issues/weekly-slot.server.ts'
import { countAudience } from './audience.queries.server.ts'
import { restartTries } from './deliveries.queries.server.ts'
import { readProgress } from './issue-status.server.ts'
import { DUE_ISSUES, wasSentBefore } from './plan-issue.server.ts'
import { ISSUE_JOB, queueIssue } from './send-issue.server.ts'

type Query = Kysely<Tables>

/** An issue to at most so many readers is sent without the ten minutes of delay. */
const FEW = 20

export type ScheduleOutcome =
  | { subject: string; at: Date; waits: boolean }
  | { refused: 'unknown' | 'begun' | 'changed' | 'restored' }

/** The possible schedules of an issue; null for one that has begun or does not exist. */
export async function readScheduleOptions(services: Services, slug: string) {
  const { query } = services.database
  const issue = await findIssue(query, DEFAULT_LANGUAGE, slug)
  if (issue === undefined || (await findIssueRow(query, slug)) !== undefined) return null
  const now = services.clock()
  const [leaving, readers, saturday] = await Promise.all([
    readSchedule(query, issue, now),
    countAudience(query),
    findFreeSaturday(query, issue, now),
  ])
  return { ...leaving, readers, waits: readers > FEW, saturday, isSending: services.config.newsletter.sending }
}

/** How far the number may differ, because readers subscribe and leave while an operator types. */
function isAbout(readers: number, count: number): boolean {
  return Math.abs(count - readers) <= Math.max(5, readers * 0.05)
}

/** @param readers the number that was shown; if it differs too much by now, nothing is scheduled */
export async function scheduleNow(
  transaction: Query,
  services: Services,
  slug: string,
  readers: number,
): Promise<ScheduleOutcome> {
  const found = await findSchedulable(transaction, services, slug)
  if ('refused' in found) return found
  const count = await countAudience(transaction)
  if (readers < 1 || count < 1 || !isAbout(readers, count)) return { refused: 'changed' }
  const now = services.clock()
  const waits = count > FEW
  const at = new Date(now.getTime() + (waits ? WAIT_MS : 0))
  await putChoice(transaction, { slug, way: 'now', day: null, leaves_at: at.toISOString() }, now)
  await runRecurringBy(transaction, DUE_ISSUES, at)
  return { subject: found.issue.subject, at, waits }
}

/** @param day the Saturday that was offered */
export async function scheduleSaturday(
  transaction: Query,
  services: Services,
  slug: string,
  day: string,
): Promise<ScheduleOutcome> {
  const found = await findSchedulable(transaction, services, slug)
  if ('refused' in found) return found
  const now = services.clock()
  if ((await findFreeSaturday(transaction, found.issue, now)) !== day) return { refused: 'changed' }
  await putChoice(transaction, { slug, way: 'saturday', day, leaves_at: null }, now)
  return { subject: found.issue.subject, at: slotOn(day).at, waits: true }
}

/** Stops an issue before or during sending. @returns false when there is nothing to stop */
export async function stopIssue(transaction: Query, services: Services, slug: string): Promise<boolean> {
  const found = await findIssueInTurn(transaction, services, slug)
  const now = services.clock()
  if ('refused' in found) {
    const row = await findIssueRow(transaction, slug)
    if (row === undefined || row.finished_at !== null || row.stopped_at !== null) return false
    await setStopped(transaction, slug, now)
    return true
  }
  if ((await readSchedule(transaction, found.issue, now)).way === 'held') return false
  await holdBack(transaction, slug, now)
  return true
}

/** Resumes a stopped issue. @param waiting the number of copies that was shown; if it differs by now, nothing is done */
export async function resumeIssue(
  transaction: Query,
  services: Services,
  slug: string,
  waiting: number,
): Promise<ScheduleOutcome> {
  const issue = await findIssue(transaction, DEFAULT_LANGUAGE, slug)
  if (issue === undefined) return { refused: 'unknown' }
  await holdInstance(transaction, services.clock())
  if (!(await isStopped(transaction, slug))) return { refused: 'begun' }
  if ((await readProgress(transaction, slug)).waiting !== waiting) return { refused: 'changed' }
  await restartTries(transaction, slug, services.clock())
  await setStopped(transaction, slug, null)
  await setProblem(transaction, slug, null)
  await queueIssue(transaction, services, slug)
  await runJobNow(transaction, ISSUE_JOB.kind, slug, services.clock())
  return { subject: issue.subject, at: services.clock(), waits: waiting > FEW }
}

type Found = { issue: Issue } | { refused: 'unknown' | 'begun' | 'restored' }

async function findSchedulable(transaction: Query, services: Services, slug: string): Promise<Found> {
  const found = await findIssueInTurn(transaction, services, slug)
  if ('refused' in found) return found
  if ((await findChoice(transaction, slug))?.way === 'now') return { refused: 'begun' }
  const { id } = await findInstance(transaction, services.clock())
  return wasSentBefore(services, id, slug) ? { refused: 'restored' } : found
}

/** Waits for a process that is freezing an audience, so that its result is read. */
async function findIssueInTurn(transaction: Query, services: Services, slug: string): Promise<Found> {
  const issue = await findIssue(transaction, DEFAULT_LANGUAGE, slug)
  if (issue === undefined) return { refused: 'unknown' }
  await holdInstance(transaction, services.clock())
  return (await findIssueRow(transaction, slug)) === undefined ? { issue } : { refused: 'begun' }
}
