// The SQL of what is held on a reader beside the subscription: copies of issues, bounces, and that an operator looked the address up.
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { NewsletterLookUpTable } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>
export type LookUpRow = Selectable<NewsletterLookUpTable>

export async function listDeliveriesOf(query: Query, subscriberId: string) {
  return query
    .selectFrom('delivery')
    .select(['issue', 'state', 'last_error', 'finished_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute()
}

export async function listBouncesOf(query: Query, subscriberId: string) {
  return query
    .selectFrom('newsletter_bounce')
    .select(['kind', 'created_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute()
}

export async function addLookUp(query: Query, row: LookUpRow): Promise<void> {
  await query.insertInto('newsletter_look_up').values(row).execute()
}

/** @param hashes of one address, with each of the secrets */
export function listLookUpsOf(query: Query, hashes: string[]): Promise<LookUpRow[]> {
  return query
    .selectFrom('newsletter_look_up')
    .selectAll()
    .where('address_hash', 'in', hashes)
    .orderBy('created_at')
    .execute()
}

/** @param from an ISO time that counts, as does nothing from `until` on */
export function listLookUpsBetween(query: Query, from: string, until: string): Promise<LookUpRow[]> {
  return query
    .selectFrom('newsletter_look_up')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .execute()
}

export async function eraseLookUpsOf(query: Query, hashes: string[]): Promise<void> {
  await query.deleteFrom('newsletter_look_up').where('address_hash', 'in', hashes).execute()
}

/** @param before an ISO day */
export async function forgetLookUps(query: Query, before: string): Promise<void> {
  await query.deleteFrom('newsletter_look_up').where('created_at', '<', before).execute()
}
