// The SQL of class pacts, of their members and of who has stopped their mails.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Engine } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { LEAST_MORE } from './pact-steps.server.ts'
import type { PactMemberTable, PactTable } from './pact-tables.server.ts'

type Query = Kysely<Tables>
export type Pact = Selectable<PactTable>
export type PactMember = Selectable<PactMemberTable>

export async function insertPact(query: Query, pact: Pact): Promise<void> {
  await query.insertInto('pact').values(pact).execute()
}

/** Until the transaction ends nobody else changes this pact. On SQLite the transaction itself has seen to that. */
export async function lockPact(query: Query, engine: Engine, codeHash: string): Promise<void> {
  if (engine === 'sqlite') return
  await query.selectFrom('pact').select('code_hash').where('code_hash', '=', codeHash).forUpdate().execute()
}

export async function findPact(query: Query, codeHash: string): Promise<Pact | undefined> {
  return query.selectFrom('pact').selectAll().where('code_hash', '=', codeHash).executeTakeFirst()
}

export async function findMember(query: Query, codeHash: string, accountId: string): Promise<PactMember | undefined> {
  return query
    .selectFrom('pact_member')
    .selectAll()
    .where('pact_hash', '=', codeHash)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function countMembers(query: Query, codeHash: string): Promise<number> {
  const { count } = await query
    .selectFrom('pact_member')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('pact_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function isMailboxIn(query: Query, codeHash: string, mailboxHashes: string[]): Promise<boolean> {
  const found = await query
    .selectFrom('pact_member')
    .select('id')
    .where('pact_hash', '=', codeHash)
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertMember(
  query: Query,
  member: Omit<PactMember, 'reported_name' | 'reported_on' | 'mail_id'>,
): Promise<void> {
  await query.insertInto('pact_member').values(member).execute()
}

export async function deleteMember(query: Query, id: string): Promise<void> {
  await query.deleteFrom('pact_member').where('id', '=', id).execute()
}

export async function listPactsOf(query: Query, accountId: string) {
  return query
    .selectFrom('pact_member')
    .innerJoin('pact', 'pact.code_hash', 'pact_member.pact_hash')
    .select(['pact.promise', 'pact.year_group', 'pact_member.name_state'])
    .where('pact_member.account_id', '=', accountId)
    .orderBy('pact_member.id')
    .execute()
}

/** Those who pressed 'Show my name', whether their name is in the list or not. */
export async function listShown(query: Query, codeHash: string): Promise<PactMember[]> {
  return query
    .selectFrom('pact_member')
    .selectAll()
    .where('pact_hash', '=', codeHash)
    .where('name_state', '!=', 'sealed')
    .execute()
}

/** Moves on what somebody does with a name; false when it was not so any more. */
export async function changeNameState(
  query: Query,
  id: string,
  from: PactMember['name_state'],
  changes: Pick<PactMember, 'name_state'> & Partial<Pick<PactMember, 'reported_name' | 'reported_on'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pact_member')
    .set(changes)
    .where('id', '=', id)
    .where('name_state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Those that wait longest first. */
export async function listReportedMembers(
  query: Query,
  most: number,
): Promise<Pick<PactMember, 'id' | 'reported_name' | 'reported_on'>[]> {
  return query
    .selectFrom('pact_member')
    .select(['id', 'reported_name', 'reported_on'])
    .where('name_state', '=', 'reported')
    .orderBy('reported_on')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** How many those are, by the day of the report. */
export async function countReportedMembers(query: Query) {
  const rows = await query
    .selectFrom('pact_member')
    .select(({ fn }) => ['reported_on', fn.countAll<number | string>().as('count')])
    .where('name_state', '=', 'reported')
    .groupBy('reported_on')
    .execute()
  return rows.map(({ reported_on, count }) => ({ reported_on, count: Number(count) }))
}

/** Pacts that so many more have joined that the step may move. */
export async function listGrownPacts(query: Query): Promise<(Pact & { joined: number })[]> {
  const rows = await query
    .selectFrom('pact')
    .innerJoin('pact_member', 'pact_member.pact_hash', 'pact.code_hash')
    .selectAll('pact')
    .select(({ fn }) => fn.countAll<number | string>().as('joined'))
    .groupBy('pact.code_hash')
    .having(({ fn }) => sql`${fn.countAll()} - pact.counted`, '>=', LEAST_MORE)
    .execute()
  return rows.map((row) => ({ ...row, joined: Number(row.joined) }))
}

/** False when another process was faster. */
export async function movePact(query: Query, { code_hash, counted }: Pact, changes: Partial<Pact>): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pact')
    .set(changes)
    .where('code_hash', '=', code_hash)
    .where('counted', '=', counted)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Members of reached pacts about whom nothing is decided yet. @param since an ISO day */
export async function listUntold(query: Query, since: string, count: number) {
  return query
    .selectFrom('pact_member')
    .innerJoin('pact', 'pact.code_hash', 'pact_member.pact_hash')
    .selectAll('pact_member')
    .select(['pact.ends_on', 'pact.reached_on'])
    .where('pact.reached_on', '>=', since)
    .where('pact_member.told', '=', 0)
    .limit(count)
    .execute()
}

/** Takes up whether a member is told; false when another process has, or when they have left. */
export async function claimMember(query: Query, id: string, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pact_member')
    .set({ told: 1, mail_id: mailId })
    .where('id', '=', id)
    .where('told', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseMember(query: Query, id: string): Promise<void> {
  await query.updateTable('pact_member').set({ told: 0, mail_id: null }).where('id', '=', id).execute()
}

type MemberState = Pick<PactMember, 'name_state' | 'reported_name' | 'reported_on' | 'told'>

/** What became of every member, in no order. */
export async function listMemberStates(query: Query): Promise<(MemberState & { id: string })[]> {
  return query.selectFrom('pact_member').select(['id', 'name_state', 'reported_name', 'reported_on', 'told']).execute()
}

export async function carryMember(query: Query, id: string, state: MemberState): Promise<void> {
  await query.updateTable('pact_member').set(state).where('id', '=', id).execute()
}

/** @param today an ISO day */
export async function listMailsOfEnded(query: Query, today: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pact_member')
    .innerJoin('pact', 'pact.code_hash', 'pact_member.pact_hash')
    .select('pact_member.mail_id')
    .where('pact.ends_on', '<=', today)
    .where('pact_member.mail_id', 'is not', null)
    .execute()
  return rows.map(({ mail_id }) => mail_id as string)
}

/** Members go with their pact. @param today an ISO day */
export async function deleteEnded(query: Query, today: string): Promise<void> {
  await query.deleteFrom('pact').where('ends_on', '<=', today).execute()
}

export async function insertPactStop(query: Query, mailboxHash: string, day: string): Promise<void> {
  await query
    .insertInto('pact_stop')
    .values({ mailbox_hash: mailboxHash, day })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .execute()
}

export async function listPactStops(query: Query) {
  return query.selectFrom('pact_stop').select(['mailbox_hash', 'day']).execute()
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function hasStopped(query: Query, mailboxHashes: string[]): Promise<boolean> {
  const found = await query
    .selectFrom('pact_stop')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}
