// The log of acts (L9): a line in the transaction of its act, chained to the one before by its hash. The database refuses to
// change or delete it; whoever gets round that is found by `npm run desk -- verify`.
import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DeskActTable } from '#src/platform/database/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { ActAbout, DeskActName } from './act-names.ts'

/** What the first line follows. */
const BEGINNING = ''

export interface DoneAct {
  /** Null for a command. */
  operatorId: string | null
  act: DeskActName
  /** By ids and numbers, never by an address: the line stays when the person has gone. */
  about: ActAbout
}

/** @param transaction of the act itself */
export async function writeAct(transaction: Kysely<Tables>, services: Services, done: DoneAct): Promise<void> {
  // One at a time: on SQLite a transaction is alone anyway.
  if (services.database.engine === 'postgres') await sql`lock table desk_act in exclusive mode`.execute(transaction)
  const last = await transaction
    .selectFrom('desk_act')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const line = {
    number: (last?.number ?? 0) + 1,
    operator_id: done.operatorId,
    act: done.act,
    about: JSON.stringify(done.about),
    previous_hash: last?.hash ?? BEGINNING,
    created_at: services.clock().toISOString(),
  }
  await transaction
    .insertInto('desk_act')
    .values({ ...line, hash: hashOfLine(line) })
    .execute()
}

function hashOfLine(line: Omit<DeskActTable, 'hash'>): string {
  const { number, operator_id, act, about, previous_hash, created_at } = line
  return hash('sha256', JSON.stringify([number, operator_id, act, about, created_at, previous_hash]), 'base64url')
}
