// What one account says of a tool in a week counts once: a later word takes the place of an earlier one, and the row stays for its
// comment. What came before counts as it did.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ratingsOfPeople: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('feedback')
      .addColumn('counts', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema.dropIndex('feedback_week').execute()
    await db.schema
      .createIndex('feedback_week')
      .on('feedback')
      .columns(['created_at', 'lesson_key', 'rating'])
      .where(sql.ref('counts'), '=', sql.lit(1))
      .execute()
  },
}
