// The SQL of issues' texts, and of the operators who have one open at the desk.
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import type { NewsletterTextTable } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>
export type TextRow = Selectable<NewsletterTextTable>

type Shared = { date: string; evidence: string[] }

/** A row as stored: the Saturday and the sources are in the English row, for all languages. */
export function textRow({ date, evidence, ...row }: Omit<TextRow, 'day' | 'evidence'> & Shared): TextRow {
  const shared = row.language === DEFAULT_LANGUAGE ? { day: date, evidence: JSON.stringify(evidence) } : NOT_SHARED
  return { ...row, ...shared }
}

const NOT_SHARED = { day: null, evidence: null }

/** The English words of all issues, the earliest first, and what there is of them in another language. */
export function listTexts(query: Query, language: Language): Promise<TextRow[]> {
  return query
    .selectFrom('newsletter_text')
    .selectAll()
    .where('language', 'in', [DEFAULT_LANGUAGE, language])
    .orderBy('day')
    .orderBy('slug')
    .execute()
}

/** The English words of one issue, and those in another language if there are any. */
export function listTextsOf(query: Query, slug: string, language: Language): Promise<TextRow[]> {
  return query
    .selectFrom('newsletter_text')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', 'in', [DEFAULT_LANGUAGE, language])
    .execute()
}

export function findText(query: Query, slug: string, language: Language): Promise<TextRow | undefined> {
  return query
    .selectFrom('newsletter_text')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst()
}

/** The languages in which an issue has words of its own. */
export async function listTextLanguages(query: Query, slug: string): Promise<string[]> {
  const rows = await query.selectFrom('newsletter_text').select('language').where('slug', '=', slug).execute()
  return rows.map(({ language }) => language)
}

export async function hasTexts(query: Query): Promise<boolean> {
  return (await query.selectFrom('newsletter_text').select('slug').limit(1).executeTakeFirst()) !== undefined
}

/** Adds texts; existing ones stay as they are. */
export async function addTexts(query: Query, rows: TextRow[]): Promise<void> {
  await query
    .insertInto('newsletter_text')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param transaction of an act at the desk: one happens at a time, so that the version that was read is still the stored one */
export async function changeText(transaction: Query, { slug, language, ...row }: TextRow): Promise<void> {
  await transaction
    .updateTable('newsletter_text')
    .set(row)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .execute()
}

/** In every language, and the operators who have them open. */
export async function deleteTexts(transaction: Query, slug: string): Promise<void> {
  await transaction.deleteFrom('newsletter_text').where('slug', '=', slug).execute()
  await transaction.deleteFrom('newsletter_editing').where('slug', '=', slug).execute()
}

interface Opened {
  slug: string
  language: Language
  operatorId: string
}

/** An operator has the words open: since the first time of asking. */
export async function noteEditing(query: Query, { slug, language, operatorId }: Opened, now: Date): Promise<void> {
  const seen_at = now.toISOString()
  await query
    .insertInto('newsletter_editing')
    .values({ slug, language, operator_id: operatorId, since: seen_at, seen_at })
    .onConflict((conflict) => conflict.columns(['slug', 'language', 'operator_id']).doUpdateSet({ seen_at }))
    .execute()
}

/** Other operators who have the words open, seen since a time. */
export function listEditing(query: Query, { slug, language, operatorId }: Opened, since: Date) {
  return query
    .selectFrom('newsletter_editing')
    .select(['operator_id', 'since'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .where('operator_id', '!=', operatorId)
    .where('seen_at', '>=', since.toISOString())
    .orderBy('since')
    .execute()
}

/** @param before the time; entries last renewed before it are over */
export async function forgetEditing(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('newsletter_editing').where('seen_at', '<', before.toISOString()).execute()
}
