// The SQL of the account itself: no other file queries its table (`tests/boundaries.test.ts`).
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountTable } from '../database/tables/account-tables.ts'
import type { Tables } from '../database/tables/tables.ts'

export type Account = Awaited<ReturnType<typeof findAccount>> & {}

type Query = Kysely<Tables>

/** The account of a canonical address. */
export async function findAccount(query: Query, canonicalEmail: string) {
  return query.selectFrom('account').selectAll().where('canonical_email', '=', canonicalEmail).executeTakeFirst()
}

export async function findAccountById(query: Query, id: string) {
  return query.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Accounts in the order of their ids, a page at a time. @param after the last id of the page before, or '' */
export async function listAccountsAfter(query: Query, after: string, count: number) {
  return query
    .selectFrom('account')
    .select(['id', 'canonical_email', 'verified', 'created_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
}

type NewAccount = Omit<
  AccountTable,
  'id' | 'verified' | 'proven_at' | 'email_consent' | 'onboarded' | 'last_used_on' | 'role'
> & {
  verified: number
  proven_at: string | null
  email_consent: number
  onboarded: number
}

/** Adds an account; undefined when the address has one already, even after a simultaneous registration. */
export async function insertAccount(query: Query, account: NewAccount): Promise<Account | undefined> {
  return query
    .insertInto('account')
    .values({ id: randomUUID(), ...account })
    .onConflict((conflict) => conflict.column('canonical_email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes sure that the password which was just checked is still the one, and holds the row until the transaction ends:
 * a reset that happens at the same moment wins.
 * @returns false when the account or its password has changed since
 */
export async function lockIfPasswordUnchanged(
  query: Query,
  id: string,
  checkedHash: string | null,
  upgradedHash = checkedHash,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('account')
    .set({ password_hash: upgradedHash })
    .where('id', '=', id)
    .where('password_hash', checkedHash === null ? 'is' : '=', checkedHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Locks the account's row until the transaction ends. Every change that removes a way into the account does this first: a log-in at
 * the same moment is then either finished or sees the change.
 */
export async function lockAccount(query: Query, id: string): Promise<void> {
  await query
    .updateTable('account')
    .set(({ ref }) => ({ verified: ref('verified') }))
    .where('id', '=', id)
    .execute()
}

export async function updateAccount(
  query: Query,
  id: string,
  changes: Partial<Omit<Account, 'id' | 'email' | 'canonical_email' | 'last_used_on' | 'role' | 'created_at'>>,
): Promise<void> {
  await query.updateTable('account').set(changes).where('id', '=', id).execute()
}

/** Notes the answer of the welcome page; false when there was one before. */
export async function completeOnboarding(query: Query, id: string, wantsTips: boolean): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('account')
    .set({ onboarded: 1, email_consent: wantsTips ? 1 : 0 })
    .where('id', '=', id)
    .where('onboarded', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores whether an account gets the tips. Yes is for accounts with a proven address only; no is for all. */
export async function setEmailConsent(query: Query, canonicalEmail: string, consents: boolean): Promise<void> {
  const update = query
    .updateTable('account')
    .set({ email_consent: consents ? 1 : 0 })
    .where('canonical_email', '=', canonicalEmail)
  await (consents ? update.where('verified', '=', 1) : update).execute()
}

/** Notes the day only: the hour would say more about a person than the clean-up needs. @param day an ISO day */
export async function noteAccountUse(query: Query, id: string, day: string): Promise<void> {
  await query.updateTable('account').set({ last_used_on: day }).where('id', '=', id).execute()
}

/** Deletes the account with everything that refers to it. */
export async function deleteAccountRow(query: Query, id: string): Promise<void> {
  await query.deleteFrom('account').where('id', '=', id).execute()
}

/** Accounts with an unproven address that were last used before a day. @param day an ISO day */
export async function listIdleAccounts(query: Query, day: string, count: number): Promise<string[]> {
  const rows = await idleAccounts(query, day).select('id').limit(count).execute()
  return rows.map(({ id }) => id)
}

/** The account, if it is still idle. */
export async function findIdleAccount(query: Query, id: string, day: string) {
  return idleAccounts(query, day).selectAll().where('id', '=', id).executeTakeFirst()
}

function idleAccounts(query: Query, day: string) {
  return query
    .selectFrom('account')
    .where('verified', '=', 0)
    .where((where) => where(where.fn.coalesce('last_used_on', 'created_at'), '<', day))
}
