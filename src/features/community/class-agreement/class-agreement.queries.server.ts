// The SQL of class agreements, of their members and of members who stopped their mails.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Engine } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { ClassAgreementMemberTable, ClassAgreementTable } from './class-agreement-tables.server.ts'
import { LEAST_MORE } from './steps.contract.ts'

type Query = Kysely<Tables>
export type ClassAgreement = Selectable<ClassAgreementTable>
export type Member = Selectable<ClassAgreementMemberTable>

export async function insertClassAgreement(query: Query, agreement: ClassAgreement): Promise<void> {
  await query.insertInto('class_agreement').values(agreement).execute()
}

/** Locks a class agreement until the transaction ends. On SQLite the transaction itself is the lock. */
export async function lockClassAgreement(query: Query, engine: Engine, codeHash: string): Promise<void> {
  if (engine === 'sqlite') return
  await query.selectFrom('class_agreement').select('code_hash').where('code_hash', '=', codeHash).forUpdate().execute()
}

export async function findClassAgreement(query: Query, codeHash: string): Promise<ClassAgreement | undefined> {
  return query.selectFrom('class_agreement').selectAll().where('code_hash', '=', codeHash).executeTakeFirst()
}

export async function findMember(query: Query, codeHash: string, accountId: string): Promise<Member | undefined> {
  return membersOf(query, codeHash).selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export async function countMembers(query: Query, codeHash: string): Promise<number> {
  const { count } = await membersOf(query, codeHash)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function isMailboxIn(query: Query, codeHash: string, mailboxHashes: string[]): Promise<boolean> {
  const found = await membersOf(query, codeHash)
    .select('id')
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}

/** Those who pressed 'Show my name', whether their name is in the list or not. */
export async function listShown(query: Query, codeHash: string): Promise<Member[]> {
  return membersOf(query, codeHash).selectAll().where('name_state', '!=', 'sealed').execute()
}

const membersOf = (query: Query, codeHash: string) =>
  query.selectFrom('class_agreement_member').where('agreement_hash', '=', codeHash)

export async function insertMember(
  query: Query,
  member: Omit<Member, 'reported_name' | 'reported_on' | 'mail_id'>,
): Promise<void> {
  await query.insertInto('class_agreement_member').values(member).execute()
}

export async function deleteMember(query: Query, id: string): Promise<void> {
  await query.deleteFrom('class_agreement_member').where('id', '=', id).execute()
}

export async function listClassAgreementsOf(query: Query, accountId: string) {
  return membersWithAgreements(query)
    .select(['promise', 'year_group', 'name_state'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

const membersWithAgreements = (query: Query) =>
  query.selectFrom('class_agreement_member').innerJoin('class_agreement', 'code_hash', 'agreement_hash')

type NameState = Pick<Member, 'name_state' | 'reported_name' | 'reported_on'>

/** Changes the state of a name; false when it was no longer in `from`. */
export async function changeNameState(
  query: Query,
  id: string,
  from: Member['name_state'],
  changes: Partial<NameState>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('class_agreement_member')
    .set(changes)
    .where('id', '=', id)
    .where('name_state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const reported = (query: Query) => query.selectFrom('class_agreement_member').where('name_state', '=', 'reported')

/** Names that were reported, each with the day of the report; those that wait longest first. */
export async function listReported(query: Query, most: number) {
  return reported(query)
    .select(['id', 'reported_name as name', 'reported_on as day'])
    .orderBy('reported_on')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ name: string; day: string }>()
    .execute()
}

/** Counts reported names by the day of the report. */
export async function countReported(query: Query) {
  const rows = await reported(query)
    .select(({ fn }) => ['reported_on as day', fn.countAll<number | string>().as('count')])
    .groupBy('reported_on')
    .$narrowType<{ day: string }>()
    .execute()
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}

/** Class agreements that at least `LEAST_MORE` parents have joined since the step last moved. */
export async function listGrown(query: Query): Promise<(ClassAgreement & { joined: number })[]> {
  const rows = await membersWithAgreements(query)
    .selectAll('class_agreement')
    .select(({ fn }) => fn.countAll<number | string>().as('joined'))
    .groupBy('code_hash')
    .having(({ fn }) => sql`${fn.countAll()} - counted`, '>=', LEAST_MORE)
    .execute()
  return rows.map((row) => ({ ...row, joined: Number(row.joined) }))
}

/** False when another process was faster. */
export async function moveStep(
  query: Query,
  { code_hash, counted }: ClassAgreement,
  changes: Pick<ClassAgreement, 'counted' | 'reached_on'>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('class_agreement')
    .set(changes)
    .where('code_hash', '=', code_hash)
    .where('counted', '=', counted)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Members of class agreements that were reached, for which no mail is decided yet. @param since an ISO day */
export async function listUntold(query: Query, since: string, most: number) {
  return membersWithAgreements(query)
    .select(['id', 'account_id', 'language', 'ends_on'])
    .where('reached_on', '>=', since)
    .where('told', '=', 0)
    .limit(most)
    .execute()
}

/** Claims the mail to a member; false when another process has claimed it, or when they have left. */
export async function claimMember(query: Query, id: string, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('class_agreement_member')
    .set({ told: 1, mail_id: mailId })
    .where('id', '=', id)
    .where('told', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseMember(query: Query, id: string): Promise<void> {
  await query.updateTable('class_agreement_member').set({ told: 0, mail_id: null }).where('id', '=', id).execute()
}

type MemberState = NameState & Pick<Member, 'told'>

/** The state of every member, in no order. */
export async function listMemberStates(query: Query): Promise<(MemberState & { id: string })[]> {
  return query
    .selectFrom('class_agreement_member')
    .select(['id', 'name_state', 'reported_name', 'reported_on', 'told'])
    .execute()
}

export async function setMemberState(query: Query, id: string, state: MemberState): Promise<void> {
  await query.updateTable('class_agreement_member').set(state).where('id', '=', id).execute()
}

/** @param today an ISO day */
export async function listMailsOfEnded(query: Query, today: string): Promise<string[]> {
  const rows = await membersWithAgreements(query)
    .select('mail_id')
    .where('ends_on', '<=', today)
    .where('mail_id', 'is not', null)
    .$narrowType<{ mail_id: string }>()
    .execute()
  return rows.map(({ mail_id }) => mail_id)
}

/** Deletes class agreements that have ended, with their members. @param today an ISO day */
export async function deleteEnded(query: Query, today: string): Promise<void> {
  await query.deleteFrom('class_agreement').where('ends_on', '<=', today).execute()
}

export async function insertStop(query: Query, mailboxHash: string, day: string): Promise<void> {
  await query
    .insertInto('class_agreement_stop')
    .values({ mailbox_hash: mailboxHash, day })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .execute()
}

export async function listStops(query: Query) {
  return query.selectFrom('class_agreement_stop').select(['mailbox_hash', 'day']).execute()
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function hasStopped(query: Query, mailboxHashes: string[]): Promise<boolean> {
  const found = await query
    .selectFrom('class_agreement_stop')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}
