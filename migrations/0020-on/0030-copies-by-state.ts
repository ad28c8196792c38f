// Copies of which nothing more becomes by itself are counted from an index alone: an issue may have a million of them.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const copiesByState: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('delivery_ended')
      .on('delivery')
      .columns(['issue', 'state'])
      .where(sql<boolean>`state not in ('waiting', 'sending')`)
      .execute()
  },
}
