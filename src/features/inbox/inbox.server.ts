// Accepts, counts and closes what people write to us, exports it as a table, and deletes it when its time is over.

import { randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import { toCsv } from '#src/platform/csv.ts'
import type { DayRange } from '#src/platform/database/day-range.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { FindSubject, WaitingKind } from '#src/platform/feature.ts'
import { enforceLimits, type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { sendMessage } from './inbox.contract.ts'
import { receivedMail } from './inbox.emails.server.ts'
import {
  changeWaiting,
  countByAbout,
  countByKind,
  countMessages,
  countOnceMore,
  countWaitingSince,
  deleteMessage,
  deleteOld,
  emptyMessagesOf,
  findMessage,
  findSameMessage,
  insertMessage,
  listForExport,
  listIdsOfDay,
  listMessages,
  listMessagesOf,
  type Message,
} from './inbox.queries.server.ts'
import { KIND_NAMES, MESSAGE_KINDS, type MessageKind } from './message-kinds.contract.ts'

export type { Message } from './inbox.queries.server.ts'

type Query = Kysely<Tables>
type WithDatabase = Pick<Services, 'database' | 'clock'>

/** All processes together log once a day that a kind is full, and how many messages wait too long. */
const FULL_NOTE: Limit = { name: 'inbox-full-note', max: 1, seconds: DAY_SECONDS, byDay: true }
const WAITING_NOTE: Limit = { name: 'inbox-waiting-note', max: 1, seconds: DAY_SECONDS, byDay: true }

/** The one kind of limit: of one network or account a day, and of all together a day. */
export const limitOf = (kind: MessageKind, whose: 'each' | 'all'): Limit => ({
  name: `inbox-${kind}-${whose}`,
  max: MESSAGE_KINDS[kind].limits?.[whose] ?? 0,
  seconds: DAY_SECONDS,
  byDay: true,
  message: 'contact_answers_enough',
})

/** @param findSubject says what a message may be about. 404 for what is not there */
export function inboxRoutes(findSubject: FindSubject): Route[] {
  return [
    handle(sendMessage, async ({ kind, about, detail, text, email }, { services, client }) => {
      const { form, answered } = MESSAGE_KINDS[kind]
      if (form === undefined) throw new AppError('not_found', 'server_nothing_here')
      const { language } = client
      if (form.translated && language === DEFAULT_LANGUAGE) throw new AppError('bad_request', form.missing)
      const needs = (field: (typeof form.needs)[number]) => form.needs.includes(field)
      if (needs('about') && findSubject(kind, about ?? '', language) === null) {
        throw new AppError('not_found', 'server_nothing_here')
      }
      const id = await receiveMessage(services, client.network, {
        kind,
        about: needs('about') ? about : undefined,
        detail: needs('detail') ? detail : undefined,
        text,
        email: needs('email') ? email : undefined,
        language,
      })
      // The answer is the same whether a mail is sent or not, so that it does not reveal how many mails the address got today.
      return { message: translator(language)(form.thanks), reference: answered ? id : null }
    }),
  ]
}

interface ReceivedMessage {
  kind: MessageKind
  about?: string | undefined
  detail?: string | undefined
  text?: string | undefined
  email?: string | undefined
  accountId?: string
  language: Language
  /** The id to use, for a message about something that has one already. */
  id?: string
}

/**
 * Stores a message, within the limits of its kind.
 * @param whose the network or the account to count by
 * @returns its id, or that of a waiting message with the same words from the same day
 * @throws AppError 429 for too many of one network, 503 for a kind that is full for today
 */
async function receiveMessage(services: Services, whose: string, message: ReceivedMessage): Promise<string> {
  await enforceLimits(services, [{ limit: limitOf(message.kind, 'each'), subject: whose }])
  const taken = await services.database.query
    .transaction()
    .execute((transaction) => addMessage(transaction, services, message))
  if (taken === 'full') {
    await noteFull(services, message.kind)
    throw new AppError('unavailable', 'contact_answers_full', { retryAfter: DAY_SECONDS })
  }
  return taken
}

/** As `receiveMessage`, in a transaction of the caller, which has counted it for its account. */
export async function addMessage(
  transaction: Query,
  services: Services,
  { kind, about, detail, text, email, accountId, language, id }: ReceivedMessage,
): Promise<string | 'full'> {
  const { answered, dueDays, limits } = MESSAGE_KINDS[kind]
  const today = isoDay(services.clock())
  const message = {
    id: id ?? (answered ? makeReference() : randomUUID()),
    kind,
    about: about ?? null,
    detail: trimmed(detail),
    text: trimmed(text),
    language,
    state: 'waiting' as const,
    came_on: today,
    due_on: isoDayAfter(today, dueDays),
    account_id: accountId ?? null,
    email: email ?? null,
    canonical_email: email === undefined ? null : canonicalEmail(email),
  }
  // Counting also serializes the messages of a kind, so that the queue never grows beyond its limit.
  const hasRoom = await tryTakeLimit(transaction, services, { limit: limitOf(kind, 'all'), subject: kind })
  const same = await findSameMessage(transaction, message)
  if (same !== undefined) {
    // The person may have sent it again after a lost answer, and gets the same number.
    if (!answered) await countOnceMore(transaction, same)
    return same
  }
  const isFull =
    !hasRoom || (await countMessages(transaction, { kinds: [kind], state: 'waiting' })) >= (limits?.waiting ?? 0)
  if (isFull && !limits?.neverRefused) return 'full'
  await insertMessage(transaction, message)
  if (email !== undefined) await queueMail(transaction, services, receivedMail(language, email, message.id))
  services.log.info('inbox.received', { kind, ...(answered && { reference: message.id }) })
  if (isFull) await noteFull(services, kind, transaction)
  return message.id
}

async function noteFull(services: Services, kind: MessageKind, query: Query = services.database.query): Promise<void> {
  const isNews = await tryTakeLimit(query, services, { limit: FULL_NOTE, subject: kind })
  if (isNews) services.log.error('inbox.full', undefined, { kind })
}

function trimmed(text: string | undefined): string | null {
  const words = text?.trim() ?? ''
  return words === '' ? null : words
}

/** Crockford's digits, without letters that look like numbers, and without U, so that no rude words arise. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 8

/** Such as `HR-7K3M-9QXA`: short enough to read out on the phone, 40 random bits, so that it can neither be guessed nor tell how many there were. */
function makeReference(): string {
  const digits = Array.from({ length: REFERENCE_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `HR-${digits.slice(0, REFERENCE_LENGTH / 2)}-${digits.slice(REFERENCE_LENGTH / 2)}`
}

/**
 * How many messages of each kind wait, including kinds without any.
 * @param others kinds that wait in the tables of their features
 * @param kinds all when left out
 */
export async function countInbox(
  services: WithDatabase,
  others: readonly WaitingKind[],
  kinds: readonly MessageKind[] = KIND_NAMES,
) {
  const { database, clock } = services
  const counted = new Map((await countByKind(database.query, isoDay(clock()))).map((count) => [count.kind, count]))
  for (const { kind, count } of others) {
    const { waiting, late } = await count(database.query, services)
    counted.set(kind as MessageKind, { kind: kind as MessageKind, waiting, late })
  }
  return kinds.map((kind) => counted.get(kind) ?? { kind, waiting: 0, late: 0 })
}

/** How many comments about each tool wait. */
export async function countComments({ database }: Pick<Services, 'database'>): Promise<Map<string, number>> {
  const counts = await countByAbout(database.query, 'comment')
  return new Map(counts.map(({ about, count }) => [about ?? '', count]))
}

/** The waiting messages by due day. */
export function listWaiting({ database }: Pick<Services, 'database'>, kinds: readonly MessageKind[] = KIND_NAMES) {
  return listMessages(database.query, { kinds, state: 'waiting' })
}

/** @throws when there is none */
export async function getMessage({ database }: Pick<Services, 'database'>, id: string): Promise<Message> {
  const message = await findMessage(database.query, id)
  if (message === undefined) throw new Error(`There is no message ${id}.`)
  return message
}

/** Closes a waiting message, or deletes it if its kind is not kept. @returns false when none waits */
export async function closeMessage(
  transaction: Query,
  { clock }: Pick<Services, 'clock'>,
  { id, kind }: Pick<Message, 'id' | 'kind'>,
  reason: string | null,
): Promise<boolean> {
  if (MESSAGE_KINDS[kind].kept?.closed === 0) return deleteMessage(transaction, id)
  return changeWaiting(transaction, id, { state: 'closed', reason, closed_on: isoDay(clock()) })
}

/** Closes, after a flood, all waiting messages of a kind from one day. @returns how many */
export function closeDay(services: WithDatabase, kind: MessageKind, day: string, reason: string | null) {
  return services.database.query.transaction().execute(async (transaction) => {
    const ids = await listIdsOfDay(transaction, kind, day)
    for (const id of ids) await closeMessage(transaction, services, { id, kind }, reason)
    return ids.length
  })
}

/**
 * Exports messages of some days, or all, as CSV with a line for each. It has no senders and no times finer than a day,
 * because an operator need not know who they are to read what they say.
 */
export async function exportMessages(
  query: Query,
  kinds: readonly MessageKind[],
  range?: DayRange,
): Promise<{ csv: string; rows: number }> {
  const messages = await listForExport(query, kinds, range)
  const lines = messages.map(({ kind, came_on, about, detail, text, times, language, state, reason }) =>
    [kind, came_on, about, detail, text, String(times), language, state, reason].map((cell) => cell ?? ''),
  )
  const head = ['kind', 'day', 'about', 'detail', 'text', 'times', 'language', 'state', 'reason']
  return { csv: toCsv([head, ...lines]), rows: messages.length }
}

export const inboxData = {
  async read(services, { accountId, canonicalEmail, sinceProof }) {
    // A session from before the mailbox was proven may belong to another person than the mailbox's owner, who wrote to us from it.
    const rows = await listMessagesOf(services.database.query, accountId, sinceProof ? canonicalEmail : null)
    return {
      messages: rows.map((message) => ({
        number: message.id,
        kind: message.kind,
        about: message.about,
        detail: message.detail,
        text: message.text,
        language: message.language,
        cameOn: message.came_on,
        dueOn: message.due_on,
        answeredOn: message.answered_on,
        closedOn: message.closed_on,
        state: message.state,
        reason: message.reason,
      })),
    }
  },
  async erase(query, _services, { canonicalEmail, verified }) {
    if (verified) await emptyMessagesOf(query, canonicalEmail)
  },
} satisfies PersonalDataSource

/** Deletes messages that were kept as long as their kind allows. */
export async function tidyInbox({ database, clock }: WithDatabase): Promise<void> {
  const ago = (days: number) => isoDayAfter(isoDay(clock()), -days)
  for (const kind of KIND_NAMES) {
    const { came, closed } = MESSAGE_KINDS[kind].kept ?? {}
    await deleteOld(database.query, kind, {
      ...(came !== undefined && { came: ago(came) }),
      ...(closed !== undefined && { closed: ago(closed) }),
    })
  }
}

/** Logs once a day how many messages of each kind wait too long, without their words. */
export async function tellOfWaiting(services: Services, others: readonly WaitingKind[]): Promise<void> {
  const { database, clock, log } = services
  await database.query.transaction().execute(async (transaction) => {
    const today = isoDay(clock())
    const waiting: Partial<Record<MessageKind, number>> = {}
    for (const kind of KIND_NAMES) {
      const { tellDays } = MESSAGE_KINDS[kind]
      if (tellDays === undefined) continue
      const elsewhere = others.find((other) => other.kind === kind)
      const count =
        elsewhere === undefined
          ? await countWaitingSince(transaction, kind, isoDayAfter(today, -tellDays))
          : (await elsewhere.count(transaction, services, isoDayAfter(today, 1 - tellDays))).waiting
      if (count > 0) waiting[kind] = count
    }
    if (Object.keys(waiting).length === 0) return
    if (!(await tryTakeLimit(transaction, services, { limit: WAITING_NOTE, subject: 'inbox' }))) return
    log.error('inbox.waiting', undefined, waiting)
  })
}
