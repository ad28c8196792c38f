// The columns of what people write to us. Days are ISO text in UTC: no time is finer than a day.
import type { Generated } from 'kysely'
import type { Stored } from '#src/platform/database/tables/stored.ts'
import { MESSAGE_KINDS } from './message-kinds.contract.ts'

export interface InboxMessageTable {
  /** A random id; for kinds that are answered a number that can be read out, such as `HR-7K3M-9QXA`. */
  id: string
  /** One of the kinds in `features/inbox/message-kinds.contract.ts`. */
  kind: string
  /** What it is about: a lesson key, the slug of a guide, the path of a page. Null where that is nothing in particular. */
  about: string | null
  /** What belongs to the words: a rating, the sentence that sounds wrong. */
  detail: string | null
  /** Null when nothing was written, or when its owner has had it deleted. */
  text: string | null
  /** The language of the page that it was sent from. */
  language: string
  state: 'waiting' | 'closed'
  /** Why it was closed, where its kind asks for that. */
  reason: Generated<string | null>
  /** How often the same words were sent that day. */
  times: Generated<number>
  came_on: string
  due_on: string
  answered_on: Generated<string | null>
  closed_on: Generated<string | null>
  /** The account of the sender, for kinds that only signed-in people send. */
  account_id: string | null
  /** The address for an answer, as typed. Null, like the next one, without a request for an answer or after its deletion. */
  email: string | null
  canonical_email: string | null
}

/** A rating of a tool; the words that came with it are a message. */
export interface FeedbackTable {
  id: string
  account_id: string
  lesson_key: string
  rating: 'positive' | 'negative'
  /** 1; or 0 where the account has rated the tool again in the same week. */
  counts: Generated<number>
  created_at: string
}

export interface InboxTables {
  feedback: FeedbackTable
  inbox_message: InboxMessageTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends InboxTables {}
}

export const INBOX_STORED: Record<keyof InboxTables, Stored> = {
  feedback: { lines: ['Your feedback on tools'], columns: 'id account_id lesson_key rating counts created_at' },
  inbox_message: {
    lines: Object.values(MESSAGE_KINDS).flatMap(({ kept }) => kept?.line ?? []),
    columns:
      'id kind about detail text language state reason times came_on due_on answered_on closed_on account_id email canonical_email',
  },
}
