// Keeps an account's consent to the weekly tips in step with the newsletter.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccountById, setEmailConsent } from '#src/platform/identity/accounts.ts'

export interface ProvenAddress {
  email: string
  canonicalEmail: string
}

/** The address of an account; undefined when it is not proven, or when there is no such account. */
export async function findProvenAddress(query: Kysely<Tables>, accountId: string): Promise<ProvenAddress | undefined> {
  const account = await findAccountById(query, accountId)
  if (account === undefined || account.verified === 0) return undefined
  return { email: account.email, canonicalEmail: account.canonical_email }
}

/**
 * Keeps `emailConsent` in the token true. An account learns that its address gets the tips only when the
 * address is proven: a stranger can make an account for an address that is not theirs.
 */
export async function syncEmailConsent(query: Kysely<Tables>, canonicalEmail: string, gets: boolean): Promise<void> {
  await setEmailConsent(query, canonicalEmail, gets)
}
