// Complaints that wait are counted, and the oldest of them found, without a look at the words of all: strangers can send very many.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const complaintsWaiting: Migration = {
  up: async (db: Kysely<unknown>) => {
    // The wider one serves whoever asked the narrow one.
    await db.schema.dropIndex('complaint_answered').execute()
    await db.schema
      .createIndex('complaint_waiting')
      .on('complaint')
      .columns(['answered_at', 'created_at', 'reference'])
      .execute()
  },
}
