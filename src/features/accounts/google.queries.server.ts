// The SQL of signing in with Google. Every secret that a browser holds is stored as a hash and used once.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccountById } from '#src/platform/identity/accounts.ts'
import { type Language, languageNoted } from '#src/shared/languages.ts'
import type { GooglePendingLinkTable, SignInTicketTable } from './google-tables.server.ts'

type Query = Kysely<Tables>

/** A person's id at the provider: stable, unlike their address. */
export interface GoogleIdentity {
  issuer: string
  subject: string
}

interface Times {
  now: Date
  expiresAt: Date
}

export async function insertAttempt(
  query: Query,
  stateHash: string,
  browserHash: string,
  language: Language,
  { now, expiresAt }: Times,
): Promise<void> {
  await query
    .insertInto('google_attempt')
    .values({
      state_hash: stateHash,
      browser_hash: browserHash,
      language,
      expires_at: expiresAt.toISOString(),
      created_at: now.toISOString(),
    })
    .execute()
}

/** Uses up a started sign-in. @returns the language of its page, or null if it is used, over, or from another browser */
export async function takeAttempt(
  query: Query,
  stateHash: string,
  browserHash: string,
  now: Date,
): Promise<Language | null> {
  const taken = await query
    .deleteFrom('google_attempt')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now.toISOString())
    .returning('language')
    .executeTakeFirst()
  return taken === undefined ? null : languageNoted(taken.language)
}

/** The account that an identity signs in to. */
export async function findAccountOf(query: Query, { issuer, subject }: GoogleIdentity) {
  const identity = await query
    .selectFrom('google_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity && findAccountById(query, identity.account_id)
}

/** Joins an identity to an account; an identity that has one keeps it. */
export async function insertIdentity(
  query: Query,
  { issuer, subject }: GoogleIdentity,
  accountId: string,
  now: Date,
): Promise<void> {
  await query
    .insertInto('google_identity')
    .values({ issuer, subject, account_id: accountId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
}

/** The time since which an account can be opened with Google. */
export async function findGoogleSince(query: Query, accountId: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('google_identity')
    .select('created_at')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.created_at
}

/** For the owner's export. */
export async function listGoogleIdentities(query: Query, accountId: string) {
  return query
    .selectFrom('google_identity')
    .select(['issuer', 'subject', 'created_at as since'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

export async function hasGoogleIdentity(query: Query, accountId: string): Promise<boolean> {
  const row = await query
    .selectFrom('google_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes Google from an account, including sign-ins that have only started. @returns whether the account had an identity */
export async function dropGoogleIdentities(query: Query, accountId: string): Promise<boolean> {
  await query.deleteFrom('google_pending_link').where('account_id', '=', accountId).execute()
  await query.deleteFrom('sign_in_ticket').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await query
    .deleteFrom('google_identity')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertTicket(query: Query, ticket: SignInTicketTable): Promise<void> {
  await query.insertInto('sign_in_ticket').values(ticket).execute()
}

/** The account that a ticket opens, without using the ticket up as `takeTicket` does. */
export async function findTicketOwner(query: Query, ticketHash: string): Promise<string | undefined> {
  const ticket = await query
    .selectFrom('sign_in_ticket')
    .select('account_id')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
  return ticket?.account_id
}

/** The account of a ticket, once, for the browser it was made for. Another browser does not use it up. */
export async function takeTicket(query: Query, ticketHash: string, browserHash: string, now: Date) {
  const taken = await query
    .deleteFrom('sign_in_ticket')
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst()
  return taken?.account_id
}

/** Stores a Google identity that may be joined once the password has been given; the newest one of a browser counts. */
export async function putPendingLink(query: Query, link: GooglePendingLinkTable): Promise<void> {
  const { browser_hash: _key, ...rest } = link
  await query
    .insertInto('google_pending_link')
    .values(link)
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(rest))
    .execute()
}

export async function takePendingLink(query: Query, browserHash: string, accountId: string, now: Date) {
  return query
    .deleteFrom('google_pending_link')
    .where('browser_hash', '=', browserHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .returning(['issuer', 'subject'])
    .executeTakeFirst()
}

/** Removes sign-ins that were started and never finished. */
export async function forgetOldAttempts(query: Query, now: Date): Promise<void> {
  const time = now.toISOString()
  await query.deleteFrom('google_attempt').where('expires_at', '<=', time).execute()
  await query.deleteFrom('google_pending_link').where('expires_at', '<=', time).execute()
  await query.deleteFrom('sign_in_ticket').where('expires_at', '<=', time).execute()
}
