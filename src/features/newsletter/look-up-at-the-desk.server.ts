// The front door of looking one address up at the desk: what the newsletter knows of it, and that somebody asked. Whom it is about
// reads that in their own export.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { listMailsTo } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { addLookUp, listLookUpsBetween } from './look-ups/look-ups.queries.server.ts'
import { listDeliveriesOf } from './sending/deliveries.queries.server.ts'
import { findSubscriber, type Subscriber } from './subscribing/subscribers.queries.server.ts'
import { hashAddress } from './subscribing/subscription-state.server.ts'

export interface LookedUp {
  state: Subscriber['state'] | 'unknown'
  /** Whether issues go there. */
  subscribed: boolean
  /** Whether its owner wants them, as far as we know. */
  weeklyTips: boolean
  /** The day of the last yes; null for none. */
  confirmedOn: string | null
  /** Mails of the last days and issues that did not leave: which, and why, in the mail server's words. */
  mails: { kind: string; failed: boolean; reason: string | null }[]
}

interface LookUp {
  email: string
  operatorId: string
  reason: string
  words: string
}

/** The same steps for an address that nobody knows. @param transaction of the act: nobody looks without a trace */
export async function lookUpReader(
  transaction: Kysely<Tables>,
  services: Services,
  { email, operatorId, reason, words }: LookUp,
): Promise<LookedUp> {
  const canonical = canonicalEmail(email)
  await addLookUp(transaction, {
    id: randomUUID(),
    address_hash: hashAddress(services, canonical),
    operator_id: operatorId,
    reason,
    words,
    created_at: services.clock().toISOString(),
  })
  const found = await findSubscriber(transaction, canonical)
  const since = found?.active_since ?? null
  const issues = found === undefined ? [] : await listDeliveriesOf(transaction, found.id)
  const ofIssues = issues
    .filter(({ last_error }) => last_error !== null)
    .map(({ issue, state, last_error }) => ({ kind: issue, failed: state === 'failed', reason: last_error }))
  const ofMails = await listMailsTo(transaction, hashMailboxWithAllSecrets(services.secrets, email))
  return {
    state: found?.state ?? 'unknown',
    subscribed: found?.state === 'active',
    weeklyTips: found?.state === 'active' || found?.state === 'paused',
    confirmedOn: since === null ? null : isoDay(new Date(since)),
    mails: [...ofMails, ...ofIssues],
  }
}

/** Who looked somebody up on a day, and why. @param day an ISO day */
export async function listLookUpsOn(query: Kysely<Tables>, day: string) {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return (await listLookUpsBetween(query, day, next)).map(({ operator_id, reason, words }) => ({
    operatorId: operator_id,
    reason,
    words,
  }))
}
