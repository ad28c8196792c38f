// Which account a Google user signs in to. Found by the provider's id, never by the address alone:
// an unproven address belongs to the person who proves it now; a proven one is not handed over.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import {
  type Account,
  findAccount,
  insertAccount,
  lockAccount,
  updateAccount,
} from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { googleLinkedMail, googleTookOverMail } from '../accounts.emails.server.ts'
import {
  findAccountOf,
  hasGoogleIdentity,
  insertIdentity,
  putPendingLink,
  takePendingLink,
} from '../google.queries.server.ts'
import { handOver } from '../mailed-links/mailbox-proof.server.ts'
import { GOOGLE_FLOW_MS } from './google-browser.server.ts'
import type { GoogleUser } from './google-provider.server.ts'

export type GoogleOutcome =
  | { account: Pick<Account, 'id' | 'onboarded'> }
  | { refused: 'unverified' | 'password needed' | 'another identity' }

interface Attempt {
  services: Services
  client: Client
  browserId: string
}

/** Finds or makes the account and locks it until the transaction ends, in which the session is made too. */
export async function resolveGoogleUser(
  transaction: Kysely<Tables>,
  attempt: Attempt,
  google: GoogleUser,
): Promise<GoogleOutcome> {
  const linked = await findLinked(transaction, google)
  if (linked !== undefined) return { account: linked }
  const email = google.verifiedEmail
  if (email === undefined || !isEmailAddress(email)) return { refused: 'unverified' }
  const created = await createAccount(transaction, attempt, google, email)
  if (created !== undefined) return { account: created }
  // The same person may be signing in in another tab at the same moment.
  const linkedNow = await findLinked(transaction, google)
  if (linkedNow !== undefined) return { account: linkedNow }
  const existing = await findAccount(transaction, canonicalEmail(email))
  if (existing === undefined) throw new Error('The account disappeared while it was looked for.')
  if (existing.verified === 0) return takeOver(transaction, attempt, google, existing)
  return joinVerified(transaction, attempt, google, existing)
}

/** Looked up again once the account is locked: a reset may have removed Google since. */
async function findLinked(transaction: Kysely<Tables>, google: GoogleUser): Promise<Account | undefined> {
  const account = await findAccountOf(transaction, google)
  if (account === undefined) return undefined
  await lockAccount(transaction, account.id)
  return findAccountOf(transaction, google)
}

async function createAccount(
  transaction: Kysely<Tables>,
  { services, client }: Attempt,
  google: GoogleUser,
  email: string,
): Promise<Account | undefined> {
  const now = services.clock()
  const account = await insertAccount(transaction, {
    email,
    canonical_email: canonicalEmail(email),
    name: google.name,
    password_hash: null,
    verified: 1,
    proven_at: now.toISOString(),
    email_consent: 0,
    onboarded: 0,
    created_at: now.toISOString(),
  })
  if (account === undefined) return undefined
  await insertIdentity(transaction, google, account.id, now)
  const event = { event: 'register', outcome: 'success', accountId: account.id, network: client.prefix } as const
  await logSecurityEvent(transaction, services, event)
  return account
}

/** An unknown person chose the password, so everything they set up becomes invalid. Completed tools stay. */
async function takeOver(
  transaction: Kysely<Tables>,
  { services, client }: Attempt,
  google: GoogleUser,
  account: Account,
): Promise<GoogleOutcome> {
  const onboarded = account.verified === 1 ? account.onboarded : 0
  await handOver(client.language, transaction, services, account.id, { source: 'google_sign_in', passwordHash: null })
  await updateAccount(transaction, account.id, { onboarded, name: google.name })
  await insertIdentity(transaction, google, account.id, services.clock())
  await queueMail(transaction, services, googleTookOverMail(client.language, account))
  const event = { event: 'google.link', outcome: 'success', accountId: account.id, network: client.prefix } as const
  await logSecurityEvent(transaction, services, event)
  return { account: { id: account.id, onboarded } }
}

/** The address is verified: only its owner at Google, or the password, may join the two. */
async function joinVerified(
  transaction: Kysely<Tables>,
  attempt: Attempt,
  google: GoogleUser,
  account: Account,
): Promise<GoogleOutcome> {
  // A second identity with the same address means that the mailbox has a new owner, who must not get the account.
  const hasAnother = await hasGoogleIdentity(transaction, account.id)
  if (google.isAuthoritative && !hasAnother) {
    if (account.proven_at === null) return takeOver(transaction, attempt, google, account)
    await link(transaction, attempt, google, account)
    return { account }
  }
  if (account.password_hash === null) return { refused: 'another identity' }
  const now = attempt.services.clock()
  await putPendingLink(transaction, {
    browser_hash: hashSecret(attempt.browserId),
    account_id: account.id,
    issuer: google.issuer,
    subject: google.subject,
    expires_at: new Date(now.getTime() + GOOGLE_FLOW_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return { refused: 'password needed' }
}

/** After a login with the password: joins the Google identity that this browser proved a moment ago. */
export async function linkPendingGoogle(
  transaction: Kysely<Tables>,
  attempt: Attempt,
  account: Account,
): Promise<void> {
  const now = attempt.services.clock()
  const identity = await takePendingLink(transaction, hashSecret(attempt.browserId), account.id, now)
  if (identity !== undefined) await link(transaction, attempt, identity, account)
}

async function link(
  transaction: Kysely<Tables>,
  { services, client }: Attempt,
  identity: { issuer: string; subject: string },
  account: Account,
): Promise<void> {
  await insertIdentity(transaction, identity, account.id, services.clock())
  await queueMail(transaction, services, googleLinkedMail(client.language, account))
  const event = { event: 'google.link', outcome: 'success', accountId: account.id, network: client.prefix } as const
  await logSecurityEvent(transaction, services, event)
}
