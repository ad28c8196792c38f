// The columns of the newsletter's tables (`migrations/0001-to-0009/0003-newsletter.ts`), for the types of queries.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

type SubscriberState = 'pending' | 'active' | 'unsubscribed' | 'paused' | 'bounced' | 'complained'

export interface SubscriberTable {
  /** Short and random: it stands in links, so it says nothing about the person. */
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
  /** The form that brought the address here first, or 'account'. */
  context: string
  /** Until when the newest link to confirm works. */
  asked_until: string | null
  active_since: string | null
  left_at: string | null
  /** Of the weekly issue; the newest page that made the subscription active. */
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

/** Whom not to write to again. All that is kept of them is a keyed hash. */
export interface SuppressionTable {
  address_hash: string
  reason: 'bounced' | 'complained' | 'erased'
  created_at: string
}

/** Somebody typed an address; the job runner finds out whether a mail follows. */
export interface NewsletterRequestTable {
  id: string
  /** 'confirm' a subscription, 'return' to one, 'note' about a departure, 'leave' by a link. */
  kind: 'confirm' | 'return' | 'note' | 'leave'
  sealed_email: string
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
  /** Since when nothing of it leaves, because somebody at the desk said so; null while it may. */
  stopped_at: Generated<string | null>
  created_at: string
}

/** What somebody at the desk chose for an issue that has not begun. Without a row it leaves on the Saturday of its file. */
export interface NewsletterChoiceTable {
  slug: string
  /** `held` leaves only when somebody chooses again. */
  way: 'now' | 'saturday' | 'held'
  /** Of `saturday`: an ISO day. */
  day: string | null
  /** Of `now`. */
  leaves_at: string | null
  created_at: string
}

/** Somebody at the desk looked one address up. */
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

export type DeliveryState = 'waiting' | 'sending' | 'accepted' | 'failed' | 'skipped' | 'uncertain'

/** One reader's copy of one issue. */
export interface DeliveryTable {
  issue: string
  subscriber_id: string
  state: DeliveryState
  attempts: Generated<number>
  due_at: string
  leased_until: string | null
  /** Who took it over last. */
  worker: string | null
  /** The mail server's code of the last try, without its words: they may quote the address. */
  last_code: string | null
  finished_at: string | null
  created_at: string
}

/** A process that sends. When it has not been seen for a while, what it was sending is uncertain. */
interface NewsletterWorkerTable {
  id: string
  seen_at: string
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
  newsletter_request: NewsletterRequestTable
  newsletter_issue: NewsletterIssueTable
  newsletter_choice: NewsletterChoiceTable
  newsletter_look_up: NewsletterLookUpTable
  delivery: DeliveryTable
  newsletter_worker: NewsletterWorkerTable
  newsletter_bounce: NewsletterBounceTable
  newsletter_instance: NewsletterInstanceTable
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
  newsletter_request: { lines: ['Mails to you'], columns: 'id kind sealed_email created_at' },
  newsletter_issue: {
    lines: 'about nobody',
    columns: 'slug slot planned started_at finished_at stopped_at created_at',
  },
  newsletter_choice: { lines: 'about nobody', columns: 'slug way day leaves_at created_at' },
  newsletter_look_up: {
    lines: ['That one of us looked your address up'],
    columns: 'id address_hash operator_id reason words created_at',
  },
  delivery: {
    lines: ['Which issues went to you'],
    columns: 'issue subscriber_id state attempts due_at leased_until worker last_code finished_at created_at',
  },
  newsletter_worker: { lines: 'about nobody', columns: 'id seen_at created_at' },
  newsletter_bounce: { lines: ['Which issues went to you'], columns: 'id subscriber_id kind created_at' },
  newsletter_instance: { lines: 'about nobody', columns: 'id only created_at' },
}
