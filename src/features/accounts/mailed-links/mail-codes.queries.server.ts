// The SQL of mailed codes. Each account has only the newest one for each purpose.
import type { Kysely } from 'kysely'
import type { MailCodeTable } from '#src/platform/database/tables/account-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findAccountById } from '#src/platform/identity/accounts.ts'

type Query = Kysely<Tables>
type Purpose = MailCodeTable['purpose']

/** Stores a code, which invalidates an older one of the same purpose. */
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

/** A valid code with its account. It is not used up. */
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

/** The account that a code has verified before, because pressing the button twice must succeed. */
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

/** Invalidates every unused code of an account. */
export async function dropCodes(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('mail_code').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

/** @param before a time before which no valid code was made */
export async function forgetOldCodes(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('mail_code').where('created_at', '<', before.toISOString()).execute()
}
