// How far an issue is: the figures of which the sum always fits, and the names of those whose copy is in doubt.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import {
  findIssueRow,
  listAddresses,
  reopenIssue,
  resolveUncertain,
} from '../issues/newsletter-issues.queries.server.ts'
import { countDeliveries } from './copies-by-state.queries.server.ts'

/** How many copies are how far; `planned` is their sum. */
export interface IssueProgress {
  planned: number
  accepted: number
  failed: number
  skipped: number
  waiting: number
  uncertain: number
}

export interface IssueStatus extends IssueProgress {
  issue: string
  uncertainAddresses: string[]
  failedAddresses: string[]
}

/** Of an issue that was never queued. */
export const NOT_BEGUN: IssueProgress = { planned: 0, accepted: 0, failed: 0, skipped: 0, waiting: 0, uncertain: 0 }

/** Without an address: the desk shows none (L7). */
export async function readProgress(query: Kysely<Tables>, slug: string): Promise<IssueProgress> {
  const { accepted, failed, skipped, waiting, sending, uncertain } = await countDeliveries(query, slug)
  return {
    planned: accepted + failed + skipped + waiting + sending + uncertain,
    accepted,
    failed,
    skipped,
    // On its way is not there yet.
    waiting: waiting + sending,
    uncertain,
  }
}

/** Undefined for an issue that was never queued. */
export async function readStatus(services: Services, slug: string): Promise<IssueStatus | undefined> {
  const { query } = services.database
  if ((await findIssueRow(query, slug)) === undefined) return undefined
  // One transaction, so that the parts are of one moment.
  return query.transaction().execute(async (transaction) => {
    const progress = await readProgress(transaction, slug)
    return {
      issue: slug,
      ...progress,
      uncertainAddresses: progress.uncertain === 0 ? [] : await listAddresses(transaction, slug, 'uncertain'),
      failedAddresses: progress.failed === 0 ? [] : await listAddresses(transaction, slug, 'failed'),
    }
  })
}

/** Decides about copies in doubt: counted as arrived, or sent again. @returns how many */
export async function decideUncertain(
  services: Services,
  slug: string,
  decision: 'accepted' | 'waiting',
): Promise<number> {
  const { query } = services.database
  return query.transaction().execute(async (transaction) => {
    const count = await resolveUncertain(transaction, slug, decision, services.clock())
    if (decision === 'waiting' && count > 0) await reopenIssue(transaction, slug)
    return count
  })
}
