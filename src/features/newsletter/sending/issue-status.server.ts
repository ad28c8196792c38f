// How far an issue is: the figures of which the sum always fits, and the names of those whose copy is in doubt.
import type { Services } from '#src/platform/services.ts'
import {
  countDeliveries,
  findIssueRow,
  listAddresses,
  reopenIssue,
  resolveUncertain,
} from '../issues/newsletter-issues.queries.server.ts'

export interface IssueStatus {
  issue: string
  planned: number
  accepted: number
  failed: number
  skipped: number
  waiting: number
  uncertain: number
  uncertainAddresses: string[]
  failedAddresses: string[]
}

/** Undefined for an issue that was never queued. */
export async function readStatus(services: Services, slug: string): Promise<IssueStatus | undefined> {
  const { query } = services.database
  if ((await findIssueRow(query, slug)) === undefined) return undefined
  // One transaction, so that the parts are of one moment.
  return query.transaction().execute(async (transaction) => {
    const { accepted, failed, skipped, waiting, sending, uncertain } = await countDeliveries(transaction, slug)
    return {
      issue: slug,
      planned: accepted + failed + skipped + waiting + sending + uncertain,
      accepted,
      failed,
      skipped,
      // On its way is not there yet.
      waiting: waiting + sending,
      uncertain,
      uncertainAddresses: uncertain === 0 ? [] : await listAddresses(transaction, slug, 'uncertain'),
      failedAddresses: failed === 0 ? [] : await listAddresses(transaction, slug, 'failed'),
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
