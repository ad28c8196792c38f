// What an account says about the weekly tips, for the newsletter.
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
 * Lets `emailConsent` in the token say what is true. That somebody gets the tips is told to an account only when its
 * address is proven: anybody can make one for an address that is not theirs.
 */
export async function syncEmailConsent(query: Kysely<Tables>, canonicalEmail: string, gets: boolean): Promise<void> {
  await setEmailConsent(query, canonicalEmail, gets)
}
