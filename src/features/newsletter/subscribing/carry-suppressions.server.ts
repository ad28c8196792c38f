// After TOKEN_SECRET was changed an address has one hash for each secret. The audience is picked by the one that is
// beside the reader, so what is known under the others is written under that one first.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { listActiveReaders, listSuppressions } from '../sending/audience.queries.server.ts'
import { putSuppression } from './subscribers.queries.server.ts'
import { hashAddressWithAllSecrets } from './subscription-state.server.ts'

const READERS_AT_ONCE = 500

/** Makes every suppression that any of the secrets can read count for its reader. */
export async function carrySuppressions(transaction: Kysely<Tables>, services: Services): Promise<void> {
  let after = ''
  for (;;) {
    const readers = await listActiveReaders(transaction, after, READERS_AT_ONCE)
    const last = readers.at(-1)
    if (last === undefined) return
    after = last.id
    const own = new Map<string, string>()
    for (const { canonical_email, address_hash } of readers) {
      for (const hash of hashAddressWithAllSecrets(services, canonical_email)) {
        if (hash !== address_hash) own.set(hash, address_hash)
      }
    }
    if (own.size === 0) continue
    for (const found of await listSuppressions(transaction, [...own.keys()])) {
      await putSuppression(transaction, { ...found, address_hash: own.get(found.address_hash) as string })
    }
  }
}
