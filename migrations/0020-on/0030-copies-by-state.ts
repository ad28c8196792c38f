// Copies of an issue are counted by state, and those that wait or failed found, from an index alone: an issue may have a million.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const copiesByState: Migration = {
  up: async (db: Kysely<unknown>) => {
    // The wider one serves whoever asked the narrow one.
    await db.schema.dropIndex('delivery_due').execute()
    await db.schema.createIndex('delivery_state').on('delivery').columns(['issue', 'state', 'due_at']).execute()
  },
}
