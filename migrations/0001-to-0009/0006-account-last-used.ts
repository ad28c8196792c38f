// The day an account was last used, so that one that nobody proved and nobody uses can be removed after a year.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const accountLastUsed: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('account').addColumn('last_used_on', 'text').execute()
  },
}
