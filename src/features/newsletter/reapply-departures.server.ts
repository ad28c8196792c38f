// After a backup was restored: readers who left or were erased since it was made get no more mails. The database of before
// says who, by the ids of readers and by keyed hashes.
import type { Kysely } from 'kysely'
import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { ReapplyErasures } from '#src/platform/feature.ts'
import type { Services } from '#src/platform/services.ts'
import { reapplyCopyStates } from './sending/reapply-copy-states.queries.server.ts'
import { hashAddressWithAllSecrets } from './subscription/newsletter-codes.server.ts'
import { eraseSubscriber } from './subscription/reader-data.server.ts'
import { takeBackConfirmation } from './subscription/subscription.emails.server.ts'
import {
  copyEvents,
  listAllSuppressions,
  listSubscribersAfter,
  moveSubscriber,
  putSuppression,
  type Subscriber,
} from './subscription/subscription.queries.server.ts'

const AT_ONCE = 500

type Transaction = Kysely<Tables>

export const reapplyDepartures: ReapplyErasures = async (transaction, services, before) => {
  // First: a copy that has left stays one that has left, also where its reader is gone now.
  await reapplyCopyStates(transaction, before)
  const suppressions = await listAllSuppressions(before)
  for (const suppression of suppressions) await putSuppression(transaction, suppression)
  const suppressed = new Set(suppressions.map(({ address_hash }) => address_hash))
  let reapplied = 0
  for (let after = ''; ; ) {
    const readers = await listSubscribersAfter(transaction, after, AT_ONCE)
    const last = readers.at(-1)
    if (last === undefined) break
    const known = await listSubscribersAfter(before, after, AT_ONCE, last.id)
    const then = new Map(known.map((reader) => [reader.id, reader]))
    after = last.id
    for (const reader of readers) {
      const later = then.get(reader.id)
      const hashes = hashAddressWithAllSecrets(services, reader.canonical_email)
      // Without the secret no erased reader would be recognised, and all would seem well.
      if (!hashes.includes(reader.address_hash)) throw new Error('TOKEN_SECRET is not the one of the backup.')
      // An erased reader is a hash and nothing else, whatever the reason beside it.
      if (later === undefined && hashes.some((hash) => suppressed.has(hash))) {
        await eraseSubscriber(transaction, services, reader)
      } else if (later !== undefined && hasGone(reader, later)) {
        await reapplyDeparture(transaction, services, before, { reader, later })
      } else continue
      reapplied += 1
    }
  }
  return { reapplied, what: 'readers who left or were erased' }
}

function hasGone(reader: Subscriber, later: Subscriber): boolean {
  return later.epoch > reader.epoch && later.state !== 'active' && later.state !== 'pending'
}

/** Restores it with its proof, without another mail. */
async function reapplyDeparture(
  transaction: Transaction,
  services: Services,
  before: Kysely<Tables>,
  { reader, later }: { reader: Subscriber; later: Subscriber },
): Promise<void> {
  const { state, left_at } = later
  await moveSubscriber(transaction, reader, { state, left_at, asked_until: null })
  await copyEvents(before, transaction, reader.id)
  await takeBackConfirmation(transaction, services, reader.email)
  await syncEmailConsent(transaction, reader.canonical_email, false)
}
