// Events of accounts: log-ins, failed log-ins and changes. Never a password, token or full address.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SecurityEventTable } from '../database/tables/security-tables.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'

type SecurityEventName =
  | 'register'
  | 'login'
  | 'logout'
  | 'session.end'
  | 'password.forgot'
  | 'password.reset'
  | 'password.change'
  | 'email.verify'
  | 'google.login'
  | 'google.link'
  | 'google.unlink'
  | 'account.delete'
  | 'desk.factor'

export interface SecurityEvent {
  event: SecurityEventName
  outcome: SecurityEventTable['outcome']
  /** From `networkPrefix`. */
  network: string
  accountId?: string | null
  /** The canonical address where there is no account: kept as a keyed hash. */
  email?: string
}

const SUBJECT_PURPOSE = 'address'

/** How the log names an address, with each of the secrets. */
export function hashSubjectWithAllSecrets({ secrets }: Services, canonicalEmail: string): string[] {
  return secrets.keyedHashes(SUBJECT_PURPOSE, canonicalEmail)
}

/** Writes one line, in the transaction of its cause where there is one. */
export async function logSecurityEvent(
  query: Kysely<Tables>,
  services: Services,
  { event, outcome, network, accountId, email }: SecurityEvent,
): Promise<void> {
  await query
    .insertInto('security_event')
    .values({
      id: randomUUID(),
      event,
      outcome,
      account_id: accountId ?? null,
      subject_hash: email === undefined ? null : services.secrets.keyedHash(SUBJECT_PURPOSE, email),
      network,
      created_at: services.clock().toISOString(),
    })
    .execute()
}

/** The lines about one account, oldest first. */
export async function listSecurityEvents(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('security_event')
    .select(['event', 'outcome', 'network', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** Deleted accounts as keyed hashes, with the time, as far as the log goes back; the newest last. */
export async function listDeletedSubjects(query: Kysely<Tables>) {
  return query
    .selectFrom('security_event')
    .select(['subject_hash', 'created_at'])
    .where('event', '=', 'account.delete')
    .where('outcome', '=', 'success')
    .orderBy('created_at')
    .execute()
}

/** Removes lines that are older than their purpose. */
export async function forgetSecurityEvents(query: Kysely<Tables>, before: Date): Promise<void> {
  await query.deleteFrom('security_event').where('created_at', '<', before.toISOString()).execute()
}
