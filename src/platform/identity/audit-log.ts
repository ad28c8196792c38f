// The audit log: what operators did, a line each, in the transaction of its act. The application only appends to it, but for lines whose
// two years are over. It names accounts by id, never by address.
import { type Kysely, sql } from 'kysely'
import type { ActAbout, AuditAct } from '#src/shared/audit-acts.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { canonicalEmail } from './canonical-email.ts'

type Query = Kysely<Tables>

const KEPT_MS = 2 * 365 * DAY_MS

interface AuditEntry {
  /** Null for a command. */
  accountId: string | null
  act: AuditAct
  about: ActAbout
}

/**
 * Lets one act happen at a time, until its transaction ends. It is the first statement of the transaction, so that no two wait for each
 * other, and no two owners remove each other. On SQLite one transaction runs at a time anyway.
 */
export async function lockAuditLog(transaction: Query, { database }: Services): Promise<void> {
  if (database.engine === 'postgres') await sql`lock table audit_event in exclusive mode`.execute(transaction)
}

/** @param transaction of the act itself, which has locked the log */
export async function appendAuditEntry(transaction: Query, services: Services, done: AuditEntry): Promise<void> {
  const last = await transaction
    .selectFrom('audit_event')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  await transaction
    .insertInto('audit_event')
    .values({
      number: Number(last?.number ?? 0) + 1,
      account_id: done.accountId,
      act: done.act,
      about: JSON.stringify(done.about),
      created_at: services.clock().toISOString(),
    })
    .execute()
}

/** Lines before a number, the newest first. */
export function listActsBefore(query: Query, number: number, count: number) {
  return query
    .selectFrom('audit_event')
    .selectAll()
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
}

export async function forgetOldActs({ database, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS).toISOString()
  await database.query.deleteFrom('audit_event').where('created_at', '<', before).execute()
}

const MARK_LENGTH = 12

/** Replaces an address in the log: the same mark each time, from which the address cannot be found. */
export function markOfAddress({ keyedHash }: Pick<Secrets, 'keyedHash'>, email: string): string {
  return keyedHash('desk-look-up', canonicalEmail(email)).slice(0, MARK_LENGTH)
}
