// Deletes an account and everything that any part of the product holds on it, in one transaction.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Account, deleteAccountRow } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import type { Services } from '#src/platform/services.ts'

/** @param sources what other features hold on a person and no cascade removes */
export async function eraseAccount(
  transaction: Kysely<Tables>,
  services: Services,
  { id, canonical_email, verified }: Pick<Account, 'id' | 'canonical_email' | 'verified'>,
  sources: PersonalDataSource[],
): Promise<void> {
  const owner = { accountId: id, canonicalEmail: canonical_email, verified: verified === 1 }
  for (const source of sources) await source.erase?.(transaction, services, owner)
  await deleteAccountRow(transaction, id)
}
