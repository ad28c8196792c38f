// The SQL of what an operator chose for an issue.
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { NewsletterChoiceTable } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>
export type ChoiceRow = Selectable<NewsletterChoiceTable>

export function findChoice(query: Query, slug: string): Promise<ChoiceRow | undefined> {
  return query.selectFrom('newsletter_choice').selectAll().where('slug', '=', slug).executeTakeFirst()
}

export function listChoices(query: Query): Promise<ChoiceRow[]> {
  return query.selectFrom('newsletter_choice').selectAll().execute()
}

/** Stores a schedule, which replaces an earlier one. */
export async function putChoice(
  query: Query,
  { slug, ...chosen }: Omit<ChoiceRow, 'created_at'>,
  now: Date,
): Promise<void> {
  const row = { ...chosen, created_at: now.toISOString() }
  await query
    .insertInto('newsletter_choice')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}

/** Holds an issue back until an operator schedules it again. */
export function holdBack(query: Query, slug: string, now: Date): Promise<void> {
  return putChoice(query, { slug, way: 'held', day: null, leaves_at: null }, now)
}

export async function forgetChoice(query: Query, slug: string): Promise<void> {
  await query.deleteFrom('newsletter_choice').where('slug', '=', slug).execute()
}

/** Issues whose time has come. */
export function listDueChoices(query: Query, now: Date): Promise<ChoiceRow[]> {
  return query
    .selectFrom('newsletter_choice')
    .selectAll()
    .where('way', '=', 'now')
    .where('leaves_at', '<=', now.toISOString())
    .execute()
}
