// The SQL of what has become of an issue's copies. There may be a million: each question is put in the words of the index that answers it.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { DeliveryState } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>

/** Nothing more becomes of it by itself. Word for word as in `delivery_ended`: SQLite takes an index of some rows only then. */
export const hasEnded = sql<boolean>`state not in ('queued', 'sending')`

/** How many deliveries of an issue are in which state. */
export async function countDeliveries(query: Query, issue: string): Promise<Record<DeliveryState, number>> {
  const ended = query.selectFrom('delivery').where('issue', '=', issue).where(hasEnded)
  const rows = await countByState(ended)
    .unionAll(countByState(copiesQueued(query, issue)))
    .unionAll(countByState(copiesInHand(query, issue)))
    .execute()
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

export function copiesQueued(query: Query, issue: string) {
  return query.selectFrom('delivery').where('issue', '=', issue).where('state', '=', 'queued')
}

/** Those in hand: no more than there are connections. */
export function copiesInHand(query: Query, issue: string) {
  const ofIssue = sql<boolean>`issue || '' = ${issue}`
  // By the name of the issue alone SQLite would go through all of its copies: as a sum of texts it is looked at last.
  return query.selectFrom('delivery').where('state', '=', 'sending').where(ofIssue)
}

function countByState(copies: SelectQueryBuilder<Tables, 'delivery', object>) {
  return copies.select(({ fn }) => ['state', fn.countAll<number | string>().as('count')]).groupBy('state')
}
