// Looks into the database itself: is everything there that was acknowledged, is nothing there by half?
import { sql } from 'kysely'
import { readConfig } from '#src/platform/config.ts'
import { openUnmigrated } from '#src/platform/database/database.ts'
import type { Database } from '#src/platform/database/engine.ts'
import type { Acknowledged } from './crowd.ts'

export interface Inspection {
  /** Acknowledged writes that are not there. */
  lost: string[]
  /** What must exist together and does not. */
  halves: string[]
  /** The database's own verdict on its file: 'ok'. */
  integrity: string
}

/** @param env as the server gets it */
export async function inspectWrites(env: Record<string, string>, acknowledged: Acknowledged): Promise<Inspection> {
  const database = await openUnmigrated(readConfig(env))
  try {
    return {
      lost: await findLost(database, acknowledged),
      halves: await findHalves(database),
      integrity: await checkIntegrity(database),
    }
  } finally {
    await database.close()
  }
}

async function findLost({ query }: Database, acknowledged: Acknowledged): Promise<string[]> {
  const accounts = await query.selectFrom('account').select(['id', 'canonical_email']).execute()
  const emails = new Map(accounts.map(({ id, canonical_email }) => [id, canonical_email]))
  const completions = await query.selectFrom('completion').select(['account_id', 'lesson_key']).execute()
  const feedback = await query.selectFrom('inbox_message').select('text').where('kind', '=', 'comment').execute()
  const subscribers = await query.selectFrom('subscriber').select('canonical_email').execute()
  const updates = await query.selectFrom('shared_plan_update').select('body').execute()
  const kept = new Set([
    ...updates.map(({ body }) => `update ${body}`),
    ...accounts.map(({ canonical_email }) => `account ${canonical_email}`),
    ...completions.map(({ account_id, lesson_key }) => `completion ${emails.get(account_id)} ${lesson_key}`),
    ...feedback.map(({ text }) => `feedback ${text}`),
    ...subscribers.map(({ canonical_email }) => `subscriber ${canonical_email}`),
  ])
  return [
    ...acknowledged.accounts.map(({ email }) => `account ${email}`),
    ...acknowledged.completions.map(({ email, lessonKey }) => `completion ${email} ${lessonKey}`),
    ...acknowledged.comments.map((comment) => `feedback ${comment}`),
    ...acknowledged.subscribers.map((email) => `subscriber ${email}`),
    ...acknowledged.updates.map((body) => `update ${body}`),
  ].filter((write) => !kept.has(write))
}

/** An account is made with its session, its consents and the code of its mail; a request for tips with its record. */
async function findHalves({ query }: Database): Promise<string[]> {
  const belonging = ['session', 'consent_event', 'mail_code'] as const
  const halves = await Promise.all(
    belonging.map(async (table) => {
      const owners = query.selectFrom(table).select('account_id')
      const rows = await query.selectFrom('account').select('email').where('id', 'not in', owners).execute()
      return rows.map(({ email }) => `account ${email} without ${table}`)
    }),
  )
  const recorded = query.selectFrom('subscription_event').select('subscriber_id')
  const unrecorded = await query.selectFrom('subscriber').select('email').where('id', 'not in', recorded).execute()
  // Its number and its row are one piece.
  const cut = await query
    .selectFrom('shared_plan')
    .leftJoin('shared_plan_update', (join) =>
      join.onRef('shared_plan_update.plan_id', '=', 'shared_plan.id').onRef('number', '=', 'latest'),
    )
    .select('shared_plan.id')
    .where('latest', '>', 0)
    .where('number', 'is', null)
    .execute()
  return [
    ...halves.flat(),
    ...unrecorded.map(({ email }) => `subscriber ${email} without an event`),
    ...cut.map(({ id }) => `plan ${id} without its newest update`),
  ]
}

async function checkIntegrity({ engine, query }: Database): Promise<string> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query)
    const { rows: orphans } = await sql`pragma foreign_key_check`.execute(query)
    return orphans.length > 0 ? 'orphans' : rows.map(({ integrity_check }) => integrity_check).join(' ')
  }
  await sql`create extension if not exists amcheck`.execute(query)
  // Each index against its table: an entry too many or too few raises an error.
  await sql`select bt_index_check(index => c.oid, heapallindexed => true)
    from pg_class c join pg_am am on am.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
    where am.amname = 'btree' and c.relkind = 'i' and n.nspname = 'public'`.execute(query)
  return 'ok'
}
