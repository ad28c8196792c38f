// What people write to us, and what operators read and do of it.
import * as z from 'zod/mini'
import { EMAIL_INVALID, EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { DECISIONS, KIND_NAMES, MESSAGE_KINDS } from './message-kinds.contract.ts'

const ABOUT_LIMIT = 200
const DETAIL_LIMIT = 500
const TEXT_LIMIT = 4_000
const ID_LIMIT = 64
const CODES_MOST = 100
const FLAGS_MOST = 20
/** In UTF-16 units. */
export const ANSWER_LIMIT = 4_000

/** Invisible characters do not count as words. */
const hasWords = (text: string | undefined) => (text ?? '').replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '') !== ''

const Kind = z.enum(KIND_NAMES)

const SentMessage = z
  .object({
    kind: Kind,
    /** What it is about, such as the slug of a guide or the path of a page. */
    about: z.optional(plainText(ABOUT_LIMIT).check(z.regex(/^(\/|\/?[\w.-][\w./-]*)$/))),
    /** What belongs to the words, such as the sentence that sounds wrong. */
    detail: z.optional(plainText(DETAIL_LIMIT)),
    text: z.optional(plainText(TEXT_LIMIT)),
    /** The address for an answer. */
    email: z.optional(EmailAddress),
  })
  .check((context) => {
    const { kind, about, detail, text, email } = context.value
    const { form } = MESSAGE_KINDS[kind]
    if (form === undefined) return
    const refuse = (field: string, message: string) =>
      context.issues.push({ code: 'custom', path: [field], message, input: context.value })
    if ((text ?? '').length > form.textMost)
      refuse('text', messageRef('fields_text_too_long', { limit: form.textMost }))
    if (form.needs.includes('about') && about === undefined) refuse('about', messageRef(form.missing))
    if (form.needs.includes('detail') && !hasWords(detail)) refuse('detail', messageRef(form.missing))
    if (form.needs.includes('email') && email === undefined) refuse('email', EMAIL_INVALID)
    if (form.needs.includes('text') && !hasWords(text)) refuse('text', messageRef(form.missing))
  })

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/inbox/{kind}',
  summary: 'Takes a message to us: an idea, a complaint, a report of a guide or of a translation',
  input: SentMessage,
  answer: z.object({
    message: z.string(),
    /** To quote when asking about it, such as `HR-7K3M-9QXA`; null for kinds that are not answered. */
    reference: z.nullable(z.string()),
  }),
})

const MessageId = plainText(ID_LIMIT)

/** Findings of the rules in words that others will read. */
export const FLAGS = ['surname', 'school', 'link', 'address', 'digits', 'app', 'letters'] as const

const DeskMessage = z.object({
  id: z.string(),
  kind: Kind,
  /** The subject in words, and its page. Null for a message without a subject. */
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  /** Written by a stranger, like `text`, and shown as plain text only. */
  detail: z.nullable(z.string()),
  /** Null when nothing was written, or when its owner has had it deleted. */
  text: z.nullable(z.string()),
  /** The language of the page that it was sent from, such as 'pl'. */
  language: z.nullable(z.string()),
  /** How often the same words were sent that day. */
  times: z.number(),
  /** ISO days, because the answer has no times. */
  cameOn: z.string(),
  dueOn: z.string(),
  late: z.boolean(),
  /** A person could come to harm. */
  urgent: z.boolean(),
  /** What may be decided about it now. */
  decisions: z.array(z.enum(DECISIONS)),
  /** What has to be looked at before others may read it. */
  flags: z.array(z.enum(FLAGS)),
  answeredOn: z.nullable(z.string()),
  closedOn: z.nullable(z.string()),
  /** The masked address for an answer, or null. */
  address: z.nullable(z.string()),
})
export type DeskMessage = z.infer<typeof DeskMessage>

const MessageState = z.enum(['waiting', 'closed'])

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/desk/inbox',
  summary: 'What people wrote to us, what has to be dealt with soonest first, a hundred at most',
  input: z.object({
    kind: z.optional(Kind),
    state: z.optional(MessageState),
    about: z.optional(plainText(ABOUT_LIMIT)),
  }),
  answer: z.object({
    messages: z.array(DeskMessage),
    /** How many messages there are, including those that are not shown. */
    found: z.number(),
    /** Counts of each kind that this operator may read. */
    kinds: z.array(z.object({ kind: Kind, waiting: z.number(), late: z.number() })),
  }),
})
export type Inbox = z.infer<typeof listInbox.answer>

export const decideMessage = endpoint({
  method: 'POST',
  path: '/api/desk/inbox/{kind}/{id}/decide',
  summary: 'Decides about a message that waits, where its kind asks for a reason with one',
  input: z.object({
    kind: Kind,
    id: MessageId,
    decision: z.enum(DECISIONS),
    reason: z.optional(plainText(ID_LIMIT)),
    /** Codes of messages written in this browser: a moderator cannot pass their own. */
    ownCodes: z.optional(z.array(plainText(ID_LIMIT)).check(z.maxLength(CODES_MOST))),
    /** The flags that were shown beside it, because a flagged message must be seen before it is passed. */
    seen: z.optional(z.array(plainText(ID_LIMIT)).check(z.maxLength(FLAGS_MOST))),
  }),
  answer: z.object({}),
})

const ANSWER_MISSING = messageRef('desk_answers_reply_missing')

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/desk/inbox/{id}/answer',
  summary: 'Writes to the address that a message came with, and to no other',
  input: z.object({
    id: MessageId,
    answer: plainText(ANSWER_LIMIT).check(z.refine((text) => text.trim() !== '', ANSWER_MISSING)),
    code: OperatorCode,
  }),
  answer: z.object({}),
})

const DAYS_TURNED = messageRef('desk_answers_days_turned')

export const exportInbox = endpoint({
  method: 'POST',
  path: '/api/desk/inbox/export',
  summary: 'What came on some days, of one kind or of all, as CSV without who wrote it',
  input: z
    .object({ kind: z.optional(Kind), from: z.iso.date(), to: z.iso.date(), code: OperatorCode })
    .check(z.refine(({ from, to }) => from <= to, { error: DAYS_TURNED, path: ['to'] })),
  answer: z.object({
    /** The text of the file. */
    csv: z.string(),
    /** The number of rows without the header. */
    rows: z.number(),
  }),
})
