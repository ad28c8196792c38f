// The progress of an issue: figures that always add up, and why copies have failed.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { DoctorCheck } from '#src/platform/operations/doctor-check.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { listChoices } from '../issues/choices.queries.server.ts'
import { isPast } from '../issues/issue-schedule.server.ts'
import { listIssueHeads } from '../issues/issues.server.ts'
import { findIssueRow, listIssueRows, listOpenIssues } from '../issues/newsletter-issues.queries.server.ts'
import { countDeliveries, listFailures, listReasons } from './deliveries.queries.server.ts'

/** Counts the copies by state; `planned` is their sum. The reasons have no addresses, because the desk shows none. */
export async function readProgress(query: Kysely<Tables>, slug: string) {
  const { sent, failed, skipped, queued, sending } = await countDeliveries(query, slug)
  return {
    planned: sent + failed + skipped + queued + sending,
    sent,
    failed,
    skipped,
    // A copy in flight counts as waiting.
    waiting: queued + sending,
    problem: (await findIssueRow(query, slug))?.problem ?? null,
    reasons: await listReasons(query, slug),
  }
}

/** For an issue that was never queued every count is 0. */
export async function readStatus(services: Services, slug: string) {
  // One transaction, so that all parts show the same moment.
  return services.database.query.transaction().execute(async (transaction) => {
    const progress = await readProgress(transaction, slug)
    const failures = progress.failed === 0 ? [] : await listFailures(transaction, slug)
    return { issue: slug, ...progress, failures }
  })
}

export type IssueStatus = Awaited<ReturnType<typeof readStatus>>

export interface IssueState {
  /** ISO day of the Saturday it is for, or of the one that was chosen for it. */
  date: string
  slug: string
  subject: string
  state: 'not sent' | 'held' | 'leaves soon' | 'queued' | 'being sent' | 'stopped' | 'sent'
  /** Readers it was queued for. */
  planned: number
}

const STATES = { saturday: 'not sent', now: 'leaves soon', held: 'held' } as const

/** Every issue with its state. */
export async function listIssueStates(services: Services): Promise<IssueState[]> {
  const { query } = services.database
  const rows = new Map((await listIssueRows(query)).map((row) => [row.slug, row]))
  const choices = new Map((await listChoices(query)).map((choice) => [choice.slug, choice]))
  const issues = await listIssueHeads(query, DEFAULT_LANGUAGE)
  return issues.map(({ slug, date, subject }) => {
    const row = rows.get(slug)
    if (row === undefined) {
      const { way, day } = choices.get(slug) ?? { way: 'saturday', day: null }
      const missed = way === 'saturday' && isPast(day ?? date, services.clock())
      return { date: day ?? date, slug, subject, state: missed ? 'held' : STATES[way], planned: 0 }
    }
    const onItsWay = row.started_at === null ? 'queued' : 'being sent'
    const underway = row.stopped_at === null ? onItsWay : 'stopped'
    return { date, slug, subject, state: row.finished_at === null ? underway : 'sent', planned: row.planned }
  })
}

/** The doctor's check for issues that the mail server has stopped. */
export const TIPS_CHECK: DoctorCheck = {
  what: 'tips',
  async check({ query }) {
    const stopped = (await listOpenIssues(query)).filter(({ stopped_at, problem }) => stopped_at && problem)
    if (stopped.length === 0) return 'No issue is held up by the mail server.'
    const each = stopped.map(({ slug, problem }) => `${slug} (${problem})`).join(', ')
    const mend = 'None is lost, and no reader was struck off. Once it lets us send, let it go on at the desk.'
    throw new Error(`The mail server refuses us, not the readers, and so has stopped: ${each}. ${mend}`)
  },
}
