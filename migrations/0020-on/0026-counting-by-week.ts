// What the desk counts by week is counted from an index alone, and what waits there is found without a look at all else.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const countingByWeek: Migration = {
  up: async (db: Kysely<unknown>) => {
    // The wider ones serve whoever asked the narrow ones.
    await db.schema.dropIndex('feedback_time').execute()
    await db.schema.dropIndex('subscription_event_time').execute()
    await db.schema
      .createIndex('feedback_week')
      .on('feedback')
      .columns(['created_at', 'lesson_key', 'rating'])
      .execute()
    await db.schema
      .createIndex('subscription_event_week')
      .on('subscription_event')
      .columns(['created_at', 'event'])
      .execute()
    await db.schema
      .createIndex('feedback_waiting')
      .on('feedback')
      .columns(['lesson_key', 'created_at'])
      .where(sql.ref('comment'), 'is not', null)
      .where(sql.ref('dealt_with_on'), 'is', null)
      .execute()
    await db.schema
      .createIndex('idea_waiting')
      .on('idea')
      .column('created_at')
      .where(sql.ref('dealt_with_on'), 'is', null)
      .execute()
  },
}
