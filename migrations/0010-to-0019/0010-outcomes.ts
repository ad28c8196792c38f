// What parents answer to 'Did it work?' and 'How sure are you?', as counts by tool and week: no row says who, where from or at
// what time (N1). Beside them the weeks that somebody judged, and every version of the figures that was ever public: a new one
// has to differ enough from all of them (N2).
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const outcomes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('outcome_count')
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('outcome_count_key', ['lesson_key', 'week', 'outcome'])
      .execute()
    await db.schema
      .createTable('sureness_count')
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('moment', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('sureness_count_key', ['lesson_key', 'week', 'moment', 'value'])
      .execute()
    await db.schema
      .createTable('outcome_week')
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answers', 'integer', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('outcome_week_key', ['lesson_key', 'week'])
      .execute()
    await db.schema
      .createTable('published_result')
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('answers', 'integer', (column) => column.notNull())
      .addColumn('worked_or_partly', 'integer', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('withdrawn_on', 'text')
      .addPrimaryKeyConstraint('published_result_key', ['lesson_key', 'version'])
      .execute()
    await db.schema
      .createIndex('published_result_answers')
      .on('published_result')
      .columns(['lesson_key', 'answers'])
      .execute()
  },
}
