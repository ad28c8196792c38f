// The SQL of what people write to us.
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { DayRange } from '#src/platform/database/day-range.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import type { InboxMessageTable } from './inbox-tables.server.ts'
import type { MessageKind } from './message-kinds.contract.ts'

type Query = Kysely<Tables>
export type Message = Selectable<InboxMessageTable> & { kind: MessageKind }
type NewMessage = Insertable<InboxMessageTable> & { kind: MessageKind }

export async function insertMessage(query: Query, message: NewMessage): Promise<void> {
  await query.insertInto('inbox_message').values(message).execute()
}

const SAME = ['about', 'detail', 'text', 'language', 'account_id', 'canonical_email'] as const

/** The id of a waiting message with the same words from the same day, and with the same address or none. */
export async function findSameMessage(query: Query, message: NewMessage): Promise<string | undefined> {
  const known = await query
    .selectFrom('inbox_message')
    .select('id')
    .where('kind', '=', message.kind)
    .where('came_on', '=', message.came_on)
    .where('state', '=', 'waiting')
    .where((eb) => eb.and(SAME.map((column) => eb(column, 'is not distinct from', message[column] ?? null))))
    .executeTakeFirst()
  return known?.id
}

export async function countOnceMore(query: Query, id: string): Promise<void> {
  await query.updateTable('inbox_message').set({ times: sql<number>`times + 1` }).where('id', '=', id).execute()
}

interface Wanted {
  kinds: readonly MessageKind[]
  state: Message['state']
  about?: string | undefined
}

function wanted(query: Query, { kinds, state, about }: Wanted) {
  return query
    .selectFrom('inbox_message')
    .where('state', '=', state)
    .where('kind', 'in', kinds)
    .$if(about !== undefined, (messages) => messages.where('about', '=', about as string))
}

/** Waiting messages by due day, or closed ones from the newest. @param most all of them when left out */
export async function listMessages(query: Query, which: Wanted, most?: number): Promise<Message[]> {
  const rows = await wanted(query, which)
    .selectAll()
    .$if(which.state === 'waiting', (messages) => messages.orderBy('due_on'))
    .$if(which.state === 'closed', (messages) => messages.orderBy('closed_on', 'desc'))
    .orderBy('id')
    .$if(most !== undefined, (messages) => messages.limit(most as number))
    .execute()
  return rows as Message[]
}

export async function countMessages(query: Query, which: Wanted): Promise<number> {
  const { count } = await wanted(query, which)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many messages of each kind wait, and how many are late. @param today ISO day */
export async function countByKind(query: Query, today: string) {
  const rows = await query
    .selectFrom('inbox_message')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number | string>().as('waiting'),
      fn.countAll<number | string>().filterWhere('due_on', '<', today).as('late'),
    ])
    .where('state', '=', 'waiting')
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, waiting, late }) => ({
    kind: kind as MessageKind,
    waiting: Number(waiting),
    late: Number(late),
  }))
}

/** How many waiting messages of a kind were sent by a day. @param day ISO day */
export async function countWaitingSince(query: Query, kind: MessageKind, day: string): Promise<number> {
  const { count } = await wanted(query, { kinds: [kind], state: 'waiting' })
    .where('came_on', '<=', day)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of a kind wait about each thing. */
export async function countByAbout(query: Query, kind: MessageKind) {
  const rows = await query
    .selectFrom('inbox_message')
    .select(({ fn }) => ['about', fn.countAll<number | string>().as('count')])
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .groupBy('about')
    .execute()
  return rows.map(({ about, count }) => ({ about, count: Number(count) }))
}

export async function findMessage(query: Query, id: string): Promise<Message | undefined> {
  const row = await query.selectFrom('inbox_message').selectAll().where('id', '=', id).executeTakeFirst()
  return row as Message | undefined
}

/** Changes a waiting message. @returns false when there is none */
export async function changeWaiting(query: Query, id: string, change: Partial<Omit<Message, 'id'>>): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('inbox_message')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when there was none */
export async function deleteMessage(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('inbox_message').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The ids of all waiting messages of a kind that were sent on a day. @param day ISO day */
export async function listIdsOfDay(query: Query, kind: MessageKind, day: string): Promise<string[]> {
  const rows = await query
    .selectFrom('inbox_message')
    .select('id')
    .where('kind', '=', kind)
    .where('came_on', '=', day)
    .where('state', '=', 'waiting')
    .execute()
  return rows.map(({ id }) => id)
}

/** @param canonicalEmail null where it is not proven to be theirs */
export async function listMessagesOf(
  query: Query,
  accountId: string,
  canonicalEmail: string | null,
): Promise<Message[]> {
  const rows = await query
    .selectFrom('inbox_message')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(canonicalEmail === null ? [] : [eb('canonical_email', '=', canonicalEmail)]),
      ]),
    )
    .orderBy('came_on')
    .orderBy('id')
    .execute()
  return rows as Message[]
}

/** Removes everything but the number and the days, which do not show whose message it was. */
export async function emptyMessagesOf(query: Query, canonicalEmail: string): Promise<void> {
  const nothing = { email: null, canonical_email: null, about: null, detail: null, text: null, reason: null }
  await query
    .updateTable('inbox_message')
    .set({ ...nothing, language: DEFAULT_LANGUAGE })
    .where('canonical_email', '=', canonicalEmail)
    .execute()
}

/** @param before ISO days: what came, or was closed, by then */
export async function deleteOld(query: Query, kind: MessageKind, before: { came?: string; closed?: string }) {
  for (const [column, day] of [
    ['came_on', before.came],
    ['closed_on', before.closed],
  ] as const) {
    if (day === undefined) continue
    await query.deleteFrom('inbox_message').where('kind', '=', kind).where(column, '<=', day).execute()
  }
}

/** Messages of some days, or of all; within a day in no order. */
export async function listForExport(query: Query, kinds: readonly MessageKind[], range?: DayRange): Promise<Message[]> {
  const rows = await query
    .selectFrom('inbox_message')
    .selectAll()
    .where('kind', 'in', kinds)
    .$if(range !== undefined, (messages) =>
      messages.where('came_on', '>=', range?.from ?? '').where('came_on', '<=', range?.to ?? ''),
    )
    .orderBy('came_on')
    .orderBy('id')
    .execute()
  return rows as Message[]
}
