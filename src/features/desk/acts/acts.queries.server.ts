// SQL of the log of acts. There is no update and no delete.
import type { Kysely } from 'kysely'
import type { DeskActTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export function findLastLine(query: Query) {
  return query.selectFrom('desk_act').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
}

export async function addLine(query: Query, line: DeskActTable): Promise<void> {
  await query.insertInto('desk_act').values(line).execute()
}

export function listLinesBefore(query: Query, number: number, count: number) {
  return query
    .selectFrom('desk_act')
    .selectAll()
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
}

export function listLinesAfter(query: Query, number: number, count: number) {
  return query.selectFrom('desk_act').selectAll().where('number', '>', number).orderBy('number').limit(count).execute()
}
