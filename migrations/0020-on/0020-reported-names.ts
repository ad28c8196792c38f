// The day on which a name in a class pact was reported, so that whoever looks after them sees which have waited too long (M15). It goes
// with the judgement. What was reported before counts from the day of this change.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const reportedNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('pact_member').addColumn('reported_on', 'text').execute()
    const today = new Date().toISOString().slice(0, 10)
    await sql`update pact_member set reported_on = ${today} where name_state = 'reported'`.execute(db)
  },
}
