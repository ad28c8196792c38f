// Three things prove that a person owns a mailbox: the link that verifies, the link that resets, and Google.
// A stranger can register any address, so the person who proves it gets the account without what was set up before: nothing
// older opens it any more. Completed tools stay.

import type { Kysely } from 'kysely'
import type { ConsentEventTable } from '#src/platform/database/tables/account-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccountById, updateAccount } from '#src/platform/identity/accounts.ts'
import { forgetDevices } from '#src/platform/identity/known-devices.ts'
import { endAllSessions } from '#src/platform/identity/sessions.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { insertConsents } from '../consents/consents.queries.server.ts'
import { dropGoogleIdentities } from '../google.queries.server.ts'
import { dropCodes } from './mail-codes.queries.server.ts'

export interface MailboxProof {
  /** The name of the form in consent events. */
  source: Exclude<ConsentEventTable['source'], 'registration' | 'google_onboarding'>
  /** The password chosen with the proof; null leaves the account without a password. */
  passwordHash: string | null
}

/**
 * Hands the account to the person who has just proven its mailbox.
 * @returns whether a Google identity was dropped
 */
export async function handOver(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  accountId: string,
  { source, passwordHash }: MailboxProof,
): Promise<{ hadGoogle: boolean }> {
  await withdrawWish(language, transaction, services, accountId, source)
  const now = services.clock().toISOString()
  await updateAccount(transaction, accountId, {
    password_hash: passwordHash,
    verified: 1,
    proven_at: now,
  })
  await endAllSessions(transaction, accountId)
  await forgetDevices(transaction, accountId)
  await dropCodes(transaction, accountId)
  return { hadGoogle: await dropGoogleIdentities(transaction, accountId) }
}

/**
 * Withdraws the tips that were ticked for an unproven address. Once it is proven, `email_consent` says
 * what the newsletter knows, and that is the choice of the mailbox's owner.
 */
export async function withdrawWish(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  accountId: string,
  source: MailboxProof['source'],
): Promise<void> {
  const account = await findAccountById(transaction, accountId)
  if (account === undefined || account.verified === 1 || account.email_consent === 0) return
  await updateAccount(transaction, accountId, { email_consent: 0 })
  const withdrawn = [{ kind: 'weekly_tips', granted: false } as const]
  await insertConsents(language, transaction, accountId, source, withdrawn, { now: services.clock() })
}
