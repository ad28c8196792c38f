// The endpoints of the inbox at the desk, by the rules that `npm run inbox` prints and closes by. No address leaves, and no
// role reads a kind that is another role's.
import type { OtherFeatures, WaitingMessage } from '#src/platform/feature.ts'
import { type DeskContext, handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { maskAddress } from '#src/platform/mail/mask-address.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { languageNoted, pathIn } from '#src/shared/languages.ts'
import { answerMessage, type DeskMessage, decideMessage, exportInbox, type FLAGS, listInbox } from './inbox.contract.ts'
import { answerMail } from './inbox.emails.server.ts'
import { changeWaiting, countMessages, findMessage, listMessages, type Message } from './inbox.queries.server.ts'
import { closeMessage, countInbox, exportMessages } from './inbox.server.ts'
import { type Decision, KIND_NAMES, MESSAGE_KINDS, type MessageKind, mayRead } from './message-kinds.contract.ts'

/** How many mailed answers one operator may send in a day. */
const ANSWERS: Limit = { name: 'desk-inbox-answers', max: 10, seconds: DAY_SECONDS }
/** How many are shown at a time: as many as an operator can deal with in one sitting. */
const SHOWN_AT_ONCE = 100

export function deskInboxRoutes({ findSubject, waitingKinds }: OtherFeatures): Route[] {
  return [
    handleAtDesk(listInbox, async ({ kind, state = 'waiting', about }, { services, client, operator }) => {
      const { query } = services.database
      const which = { kinds: readableKinds(operator, kind), state, about }
      // Messages in the tables of other features are listed only while they wait. Closed ones and searches by subject leave them out.
      const others = waitingKinds.filter(
        (other) => state === 'waiting' && about === undefined && which.kinds.includes(other.kind as MessageKind),
      )
      const [own, found, kinds] = await Promise.all([
        listMessages(query, which, SHOWN_AT_ONCE),
        countMessages(query, which),
        countInbox(services, waitingKinds, readableKinds(operator)),
      ])
      const today = isoDay(services.clock())
      const subjectOf = ({ kind, about, language }: Pick<Message, 'kind' | 'about' | 'language'>) => {
        if (about === null) return null
        if (kind === 'translation_report') return { title: about, path: pathIn(languageNoted(language), about) }
        return findSubject(kind, about, client.language) ?? { title: about, path: null }
      }
      const messages = own.map((message) => describe(message, subjectOf(message), today))
      for (const other of others) {
        for (const message of await other.list(services)) {
          const kind = other.kind as MessageKind
          const subject = subjectOf({ kind, about: message.about, language: client.language })
          messages.push(describeOther(kind, message, subject, today))
        }
      }
      const elsewhere = kinds.filter((count) => others.some((other) => other.kind === count.kind))
      return {
        messages: (others.length === 0 ? messages : messages.sort(bySoonest)).slice(0, SHOWN_AT_ONCE),
        found: elsewhere.reduce((sum, { waiting }) => sum + waiting, found),
        kinds,
      }
    }),
    handleDeskAct(
      decideMessage,
      {
        act: 'decide-message',
        // The log names a message by its random number and has none of its words.
        about: ({ kind, id, decision, reason }) => ({
          kind,
          message: id,
          decision,
          ...(reason !== undefined && { reason }),
        }),
      },
      async ({ kind, id, decision, reason, ownCodes = [], seen = [] }, { services, operator }, transaction) => {
        readableKinds(operator, kind)
        const rule = MESSAGE_KINDS[kind].decisions[decision]
        const isMeant = rule !== undefined && (rule.reasons === undefined) === (reason === undefined)
        if (!isMeant || (reason !== undefined && !Object.hasOwn(rule.reasons ?? {}, reason))) {
          throw new AppError('bad_request', 'server_field_invalid')
        }
        const other = waitingKinds.find((one) => one.kind === kind)
        if (other !== undefined) {
          await other.decide(transaction, services, { id, decision, reason, ownCodes, seen })
          return {}
        }
        const message = await requireWaiting(await findMessage(transaction, id), operator)
        if (message.kind !== kind) throw new AppError('not_found', 'desk_answers_queue_gone')
        await closeMessage(transaction, services, message, reason ?? null)
        return {}
      },
    ),
    handleDeskAct(
      answerMessage,
      { act: 'answer-message', code: ({ code }) => code, about: ({ id }) => ({ message: id }) },
      async ({ id, answer }, { services, operator }, transaction) => {
        const { kind, email, language } = await requireWaiting(await findMessage(transaction, id), operator)
        if (!MESSAGE_KINDS[kind].answered || email === null)
          throw new AppError('conflict', 'desk_answers_reply_nowhere')
        if (!(await tryTakeLimit(transaction, services, { limit: ANSWERS, subject: operator.id }))) {
          throw new AppError('too_many_requests', 'desk_answers_reply_enough', { retryAfter: ANSWERS.seconds })
        }
        await changeWaiting(transaction, id, { answered_on: isoDay(services.clock()) })
        // The answer goes to the address of the message, and an operator cannot choose another one.
        await queueMail(transaction, services, answerMail(languageNoted(language), email, id, answer))
        return {}
      },
    ),
    handleDeskAct(
      exportInbox,
      {
        act: 'export-messages',
        code: ({ code }) => code,
        about: ({ kind, from, to }, { rows }) => ({ ...(kind !== undefined && { kind }), from, to, rows }),
      },
      ({ kind, from, to }, { operator }, transaction) =>
        exportMessages(transaction, readableKinds(operator, kind), { from, to }),
    ),
  ]
}

type Operator = DeskContext['operator']
type Flag = (typeof FLAGS)[number]

/** @throws AppError 403 for a kind that is another role's */
function readableKinds({ role }: Operator, kind?: MessageKind): MessageKind[] {
  if (kind !== undefined && !mayRead(role, kind)) throw new AppError('forbidden', 'desk_answers_not_your_room')
  return kind === undefined ? KIND_NAMES.filter((one) => mayRead(role, one)) : [kind]
}

/** @throws AppError 404 for a message that is closed, 403 for another role's */
async function requireWaiting(message: Message | undefined, operator: Operator): Promise<Message> {
  if (message?.state !== 'waiting') throw new AppError('not_found', 'desk_answers_queue_gone')
  readableKinds(operator, message.kind)
  return message
}

function describe(
  message: Message,
  subject: { title: string; path: string | null } | null,
  today: string,
): DeskMessage {
  const { id, kind, detail, text, language, times, email } = message
  return {
    ...{ id, kind, detail, text, language, times },
    title: subject?.title ?? null,
    path: subject?.path ?? null,
    cameOn: message.came_on,
    dueOn: message.due_on,
    late: message.state === 'waiting' && message.due_on < today,
    urgent: false,
    decisions: Object.keys(MESSAGE_KINDS[kind].decisions) as Decision[],
    flags: [] as Flag[],
    answeredOn: message.answered_on,
    closedOn: message.closed_on,
    address: email === null ? null : maskAddress(email),
  }
}

function describeOther(
  kind: MessageKind,
  { about: _about, ...message }: WaitingMessage,
  subject: { title: string; path: string | null } | null,
  today: string,
): DeskMessage {
  return {
    ...message,
    kind,
    title: subject?.title ?? null,
    path: subject?.path ?? null,
    language: null,
    late: message.dueOn < today,
    decisions: message.decisions as Decision[],
    flags: message.flags as Flag[],
    answeredOn: null,
    closedOn: null,
    address: null,
  }
}

/** Possible harm first. */
function bySoonest(one: DeskMessage, other: DeskMessage): number {
  if (one.urgent !== other.urgent) return one.urgent ? -1 : 1
  if (one.dueOn !== other.dueOn) return one.dueOn < other.dueOn ? -1 : 1
  return one.id < other.id ? -1 : 1
}
