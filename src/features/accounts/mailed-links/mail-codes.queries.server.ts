// The SQL of codes that go out by mail: one for each account and purpose, the newest.
import type { Kysely } from 'kysely'
import type { MailCodeTable } from '#src/platform/database/tables/account-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccountById } from '#src/platform/identity/accounts.ts'

type Query = Kysely<Tables>
type Purpose = MailCodeTable['purpose']

/** Keeps a code; an older one of the same purpose is worth nothing from now on. */
export async function putCode(query: Query, code: Omit<MailCodeTable, 'used_at'>): Promise<void> {
  await query
    .insertInto('mail_code')
    .values({ ...code, used_at: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'purpose']).doUpdateSet({
        code_hash: code.code_hash,
        expires_at: code.expires_at,
        used_at: null,
        created_at: code.created_at,
      }),
    )
    .execute()
}

/** A code that may still be used, with the account it is for. Using nothing up. */
export async function findUsableCode(query: Query, codeHash: string, purpose: Purpose, now: Date) {
  const code = await query
    .selectFrom('mail_code')
    .select('account_id')
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return code && findAccountById(query, code.account_id)
}

/** Uses a code up and answers its account; undefined for all but the first who tries. */
export async function useCode(query: Query, codeHash: string, purpose: Purpose, now: Date) {
  const used = await query
    .updateTable('mail_code')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id
}

/** The account that a code has verified before: pressing the button twice is no mistake. */
export async function findVerifiedBy(query: Query, codeHash: string) {
  const code = await query
    .selectFrom('mail_code')
    .select('account_id')
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', 'verify')
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  const account = code && (await findAccountById(query, code.account_id))
  return account?.verified === 1 ? account : undefined
}

/** Makes every code of an account that was not used yet worth nothing. */
export async function dropCodes(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('mail_code').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

/** @param before no code works for so long that it would be among them */
export async function forgetOldCodes(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('mail_code').where('created_at', '<', before.toISOString()).execute()
}
