// The columns of the newsletter's tables, for the types of queries.
import type { Generated } from 'kysely'
import type { Stored } from '#src/platform/database/tables/stored.ts'

type SubscriberState = 'pending' | 'active' | 'unsubscribed' | 'paused' | 'bounced' | 'complained'

export interface SubscriberTable {
  /** Short and random: links contain it, so it says nothing about the person. */
  id: string
  /** As the person types it: mails go here. */
  email: string
  /** How addresses are compared; unique. */
  canonical_email: string
  /** Finds the address in `suppression`. */
  address_hash: string
  state: SubscriberState
  /** Goes up with every change of state: links that were made for an earlier state are worth nothing. */
  epoch: Generated<number>
  /** The form by which the address first came, or 'account'. */
  context: string
  /** Until when the newest link to confirm works. */
  asked_until: string | null
  active_since: string | null
  left_at: string | null
  /** The language of the weekly issue, which is that of the last page on which the subscription became active. */
  language: Generated<string>
  created_at: string
}

/** Written once and never changed: the proof of consent. */
export interface SubscriptionEventTable {
  id: string
  subscriber_id: string
  event: 'asked' | 'confirmed' | 'withdrawn' | 'undone' | 'bounced' | 'complained'
  /** How: typed into a form, by a mailed link, by the signed-in owner, by a mail program's button, by a mail server, by us. */
  method: 'typed' | 'mail' | 'account' | 'one-click' | 'preferences' | 'bounce' | 'operator'
  context: string | null
  wording: string | null
  wording_hash: string | null
  policy_version: string | null
  /** What the browser said; a claim only. */
  claimed_at: string | null
  created_at: string
}

/** Addresses that must not get mail again, stored only as a keyed hash. */
export interface SuppressionTable {
  address_hash: string
  reason: 'bounced' | 'complained' | 'erased'
  created_at: string
}

interface NewsletterIssueTable {
  slug: string
  /** The day of the weekly slot it was sent in; null when it was sent by hand. */
  slot: string | null
  /** How many readers there were when the audience was frozen. */
  planned: number
  /** When sending began: from then on the archive shows it. */
  started_at: string | null
  finished_at: string | null
  /** Since when it is stopped, by an operator or because the mail server refuses us; null while it may be sent. */
  stopped_at: Generated<string | null>
  /** Why the mail server takes nothing of it; null while it does. */
  problem: Generated<string | null>
  created_at: string
}

/** What an operator chose for an issue that has not begun. Without a row it leaves on the Saturday of its file. */
export interface NewsletterChoiceTable {
  slug: string
  /** `held` leaves only when an operator chooses again. */
  way: 'now' | 'saturday' | 'held'
  /** An ISO day; only where `way` is `saturday`. */
  day: string | null
  /** An ISO time; only where `way` is `now`. */
  leaves_at: string | null
  created_at: string
}

/** What an issue says in one language. */
export interface NewsletterTextTable {
  slug: string
  language: string
  /** The Saturday it is for, an ISO day; null for a translation. */
  day: string | null
  /** The ids of its sources, as JSON; null for a translation. */
  evidence: string | null
  subject: string
  preheader: string
  markdown: string
  /** Goes up by one each time it is saved. */
  version: number
  edited_at: string
  /** The account of the operator who saved it last; null for one that came with the installation. */
  edited_by: string | null
}

/** An operator has the words of an issue open. */
interface NewsletterEditingTable {
  slug: string
  language: string
  operator_id: string
  since: string
  seen_at: string
}

/** An operator looked one address up. */
export interface NewsletterLookUpTable {
  id: string
  /** Keyed: of an address that the newsletter may not know. */
  address_hash: string
  operator_id: string
  /** Out of a list, and in their own words. */
  reason: string
  words: string
  created_at: string
}

/** `skipped`: its reader had left by then. */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped'

/** One reader's copy of one issue. */
export interface DeliveryTable {
  issue: string
  subscriber_id: string
  state: DeliveryState
  attempts: Generated<number>
  due_at: string
  /** What the mail server said at the last try, its code first, with addresses masked. */
  last_error: string | null
  finished_at: string | null
  created_at: string
}

export interface NewsletterBounceTable {
  id: string
  subscriber_id: string
  kind: 'hard' | 'soft' | 'complaint'
  created_at: string
}

interface NewsletterInstanceTable {
  id: string
  /** Always 1: there is one row. */
  only: number
  created_at: string
}

export interface NewsletterTables {
  subscriber: SubscriberTable
  subscription_event: SubscriptionEventTable
  suppression: SuppressionTable
  newsletter_issue: NewsletterIssueTable
  newsletter_choice: NewsletterChoiceTable
  newsletter_text: NewsletterTextTable
  newsletter_editing: NewsletterEditingTable
  newsletter_look_up: NewsletterLookUpTable
  delivery: DeliveryTable
  newsletter_bounce: NewsletterBounceTable
  newsletter_instance: NewsletterInstanceTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends NewsletterTables {}
}

export const NEWSLETTER_STORED: Record<keyof NewsletterTables, Stored> = {
  subscriber: {
    lines: ['Your email address, and what you agreed to'],
    columns:
      'id email canonical_email address_hash state epoch context asked_until active_since left_at created_at language',
  },
  subscription_event: {
    lines: ['Your email address, and what you agreed to'],
    columns: 'id subscriber_id event method context wording wording_hash policy_version claimed_at created_at',
  },
  suppression: { lines: ['After you had it erased'], columns: 'address_hash reason created_at' },
  newsletter_issue: {
    lines: 'about no person',
    columns: 'slug slot planned started_at finished_at stopped_at problem created_at',
  },
  newsletter_choice: { lines: 'about no person', columns: 'slug way day leaves_at created_at' },
  newsletter_text: {
    lines: 'about operators',
    columns: 'slug language day evidence subject preheader markdown version edited_at edited_by',
  },
  newsletter_editing: { lines: 'about operators', columns: 'slug language operator_id since seen_at' },
  newsletter_look_up: {
    lines: ['That one of us looked your address up'],
    columns: 'id address_hash operator_id reason words created_at',
  },
  delivery: {
    lines: ['Which issues went to you'],
    columns: 'issue subscriber_id state attempts due_at last_error finished_at created_at',
  },
  newsletter_bounce: { lines: ['Which issues went to you'], columns: 'id subscriber_id kind created_at' },
  newsletter_instance: { lines: 'about no person', columns: 'id only created_at' },
}
