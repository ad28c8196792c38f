// The log of acts (L9): a line in the transaction of its act, chained to the one before by its hash. The database refuses to
// change or delete it; whoever gets round that is found by `npm run desk -- verify`.
import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DeskActTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { ActAbout, DeskActName } from './act-names.ts'
import { addLine, findLastLine } from './acts.queries.server.ts'

/** What the first line follows. */
const BEGINNING = ''

export interface DoneAct {
  /** Null for a command. */
  operatorId: string | null
  act: DeskActName
  /** By ids and numbers, never by an address: the line stays when the person has gone. */
  about: ActAbout
}

/**
 * Lets one act happen at a time, from here to the end of its transaction: its first statement, so that no two wait for each other.
 * On SQLite a transaction is alone anyway.
 */
export async function takeTurn(transaction: Kysely<Tables>, { database }: Services): Promise<void> {
  if (database.engine === 'postgres') await sql`lock table desk_act in exclusive mode`.execute(transaction)
}

/** @param transaction of the act itself, which has taken its turn */
export async function writeAct(transaction: Kysely<Tables>, services: Services, done: DoneAct): Promise<void> {
  const last = await findLastLine(transaction)
  const line = {
    number: (last?.number ?? 0) + 1,
    operator_id: done.operatorId,
    act: done.act,
    about: JSON.stringify(done.about),
    previous_hash: last?.hash ?? BEGINNING,
    created_at: services.clock().toISOString(),
  }
  await addLine(transaction, { ...line, hash: hashOfLine(line) })
}

/** Of everything that a line says, and of the line before it. */
export function hashOfLine(line: Omit<DeskActTable, 'hash'>): string {
  const { number, operator_id, act, about, previous_hash, created_at } = line
  return hash('sha256', JSON.stringify([number, operator_id, act, about, created_at, previous_hash]), 'base64url')
}
