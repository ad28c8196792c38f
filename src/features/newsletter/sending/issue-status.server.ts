// The progress of an issue: figures that always add up, and why copies have failed.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { findIssueRow, listFailures } from '../issues/newsletter-issues.queries.server.ts'
import { countDeliveries } from './copies-by-state.queries.server.ts'
import { listReasons } from './deliveries.queries.server.ts'

/** How many copies are how far; `planned` is their sum. */
export interface IssueProgress {
  planned: number
  sent: number
  failed: number
  skipped: number
  /** Queued, or on their way. */
  waiting: number
  /** Why the mail server takes nothing of it, or null. */
  problem: string | null
  /** What the mail server said of copies that failed or are tried again, and of how many. */
  reasons: { reason: string; count: number }[]
}

export interface IssueStatus extends IssueProgress {
  issue: string
  failures: { address: string; reason: string }[]
}

/** Of an issue that was never queued. */
export const NOT_BEGUN: IssueProgress = {
  planned: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  waiting: 0,
  problem: null,
  reasons: [],
}

/** Without an address: the desk shows none. */
export async function readProgress(query: Kysely<Tables>, slug: string): Promise<IssueProgress> {
  const { sent, failed, skipped, queued, sending } = await countDeliveries(query, slug)
  return {
    planned: sent + failed + skipped + queued + sending,
    sent,
    failed,
    skipped,
    // On its way is not there yet.
    waiting: queued + sending,
    problem: (await findIssueRow(query, slug))?.problem ?? null,
    reasons: await listReasons(query, slug),
  }
}

/** Undefined for an issue that was never queued. */
export async function readStatus(services: Services, slug: string): Promise<IssueStatus | undefined> {
  const { query } = services.database
  if ((await findIssueRow(query, slug)) === undefined) return undefined
  // One transaction, so that the parts are of one moment.
  return query.transaction().execute(async (transaction) => {
    const progress = await readProgress(transaction, slug)
    const failures = progress.failed === 0 ? [] : await listFailures(transaction, slug)
    return { issue: slug, ...progress, failures }
  })
}
