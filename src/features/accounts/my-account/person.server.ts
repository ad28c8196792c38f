// Exports or deletes everything that is held on an address, for a person who asks for it in a letter because they cannot log in
// or never had an account. The operator has checked that the letter comes from that address.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccount } from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { accountDeletedMail } from '../accounts.emails.server.ts'
import { eraseAccount } from '../erase-account.server.ts'
import { describeAccount } from './my-data.server.ts'

/** Stands for the account id of a person without an account, whose data is found by the address only. */
const NO_ACCOUNT = ''

export interface HeldPerson {
  account: 'none' | 'proven' | 'not proven'
  /** As the person would download it; null when nothing is held. */
  data: Record<string, unknown> | null
}

/** An account with an unproven address may belong to another person, so the copy names it without its data. */
export async function readPerson(
  services: Services,
  email: string,
  sources: PersonalDataSource[],
): Promise<HeldPerson> {
  const address = canonicalEmail(email)
  const account = await findAccount(services.database.query, address)
  if (account?.verified === 1) {
    const proof = { verified: true, sinceProof: true }
    return { account: 'proven', data: await describeAccount(services, account, sources, proof) }
  }
  const owner = { accountId: NO_ACCOUNT, canonicalEmail: address, verified: true, sinceProof: true }
  const parts = await Promise.all(sources.map((source) => source.read(services, owner)))
  const held = Object.entries(Object.assign({}, ...parts) as Record<string, unknown[]>)
  const filled = held.filter(([, entries]) => entries.length > 0)
  const data = { exportedAt: services.clock().toISOString(), email, ...Object.fromEntries(filled) }
  return { account: account === undefined ? 'none' : 'not proven', data: filled.length === 0 ? null : data }
}

/**
 * Deletes everything that is held on an address, as if its owner had pressed the button.
 * @returns 'operator' when the account has a role at the desk, which must be removed first
 */
export async function erasePerson(
  transaction: Kysely<Tables>,
  services: Services,
  email: string,
  sources: PersonalDataSource[],
): Promise<'deleted' | 'operator'> {
  const address = canonicalEmail(email)
  const account = await findAccount(transaction, address)
  if (account === undefined) {
    const owner = { accountId: NO_ACCOUNT, canonicalEmail: address, verified: true }
    for (const source of sources) await source.erase?.(transaction, services, owner)
    return 'deleted'
  }
  if (account.role !== null) return 'operator'
  await eraseAccount(transaction, services, { ...account, verified: 1 }, sources)
  // A restored backup learns from it that the account is gone.
  const event = { event: 'account.delete', outcome: 'success', email: address, network: 'an operator' } as const
  await logSecurityEvent(transaction, services, event)
  if (account.verified === 1)
    await queueMail(transaction, services, accountDeletedMail(DEFAULT_LANGUAGE, account.email))
  return 'deleted'
}
