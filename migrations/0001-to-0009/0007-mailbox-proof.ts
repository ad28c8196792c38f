// When the mailbox of an account was proven together with the way its owner logs in. Before this column the mailed link
// proved the address and kept the password of whoever had registered it: such an account has no time until it is proven
// again. Where there is no password, Google has proven both.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const mailboxProof: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('account').addColumn('proven_at', 'text').execute()
    await sql`update account set proven_at = created_at where verified = 1 and password_hash is null`.execute(db)
  },
}
