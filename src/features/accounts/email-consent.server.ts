// What an account says about the weekly tips, for the newsletter: what was wished for, and what is true now.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/server/database/tables.ts'
import { findAccountById } from './accounts.queries.server.ts'
import { findNewestConsent, setEmailConsent } from './consents.queries.server.ts'

export interface TipsWish {
  email: string
  canonicalEmail: string
  wantsTips: boolean
  /** The form and the words of the consent, when there was one. */
  source: string | undefined
  wording: string | undefined
}

/** What the owner of a proven address asked for; undefined when there is no such account. */
export async function findTipsWish(query: Kysely<Tables>, accountId: string): Promise<TipsWish | undefined> {
  const account = await findAccountById(query, accountId)
  if (account === undefined || account.verified === 0) return undefined
  const consent = await findNewestConsent(query, accountId, 'weekly_tips')
  return {
    email: account.email,
    canonicalEmail: account.canonical_email,
    wantsTips: account.email_consent === 1,
    source: consent?.source,
    wording: consent?.wording,
  }
}

/**
 * Lets `emailConsent` in the token say what is true. That somebody gets the tips is told to an account only when its
 * address is proven: anybody can make one for an address that is not theirs.
 */
export async function followSubscription(query: Kysely<Tables>, canonicalEmail: string, gets: boolean): Promise<void> {
  await setEmailConsent(query, canonicalEmail, gets)
}
