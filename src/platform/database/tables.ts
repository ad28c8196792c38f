// The columns of every table, for the types of queries. `migrations/` makes them; this says what they are called.
// Times are ISO text in UTC; a `Flag` is 0 or 1.
import type { Generated } from 'kysely'
import type {
  DeskActTable,
  DeskBackupKeyTable,
  DeskBackupTable,
  DeskChallengeTable,
  DeskDeviceTable,
  DeskInvitationTable,
  DeskOperatorTable,
  DeskPasskeyTable,
  DeskRecoveryCodeTable,
  DeskSessionTable,
  DeskUsedCodeTable,
} from './desk-tables.ts'
import type {
  DeliveryTable,
  NewsletterBounceTable,
  NewsletterChoiceTable,
  NewsletterInstanceTable,
  NewsletterIssueTable,
  NewsletterLookUpTable,
  NewsletterRequestTable,
  NewsletterWorkerTable,
  SubscriberTable,
  SubscriptionEventTable,
  SuppressionTable,
} from './newsletter-tables.ts'
import type {
  KeptKeyTable,
  NotebookAccessTable,
  NotebookInvitationTable,
  NotebookTable,
  NotebookUpdateTable,
} from './notebook-tables.ts'
import type { OutcomeCountTable, OutcomeWeekTable, PublishedResultTable, SurenessCountTable } from './outcome-tables.ts'
import type { PactMemberTable, PactStopTable, PactTable } from './pact-tables.ts'
import type { TipTable } from './tip-table.ts'

type Flag = number

export interface AccountTable {
  id: string
  /** As the person types it: mails go here. */
  email: string
  /** How addresses are compared; unique. */
  canonical_email: string
  name: string | null
  /** An argon2id PHC string; null for an account that signs in with Google only. */
  password_hash: string | null
  verified: Generated<Flag>
  /** When the mailbox was last proven together with what opens the account; null for an older proof, or none. */
  proven_at: Generated<string | null>
  /**
   * When somebody last came in by a way that was not there before: a reset, Google for the first time, a link that was pressed on a
   * device the account did not know. Null for never.
   */
  new_way_in_at: Generated<string | null>
  email_consent: Generated<Flag>
  /** 0 until a Google user has answered the welcome page. */
  onboarded: Generated<Flag>
  /** ISO day in UTC; null until it is used after the column was added. */
  last_used_on: Generated<string | null>
  created_at: string
}

export interface SessionTable {
  /** For the list of sessions; opens nothing. */
  id: string
  sid_hash: string
  account_id: string
  method: 'password' | 'google'
  device: string
  last_used_at: string
  expires_at: string
  created_at: string
}

interface KnownDeviceTable {
  account_id: string
  device_hash: string
  created_at: string
}

/** Written once and never changed. */
export interface ConsentEventTable {
  id: string
  account_id: string
  kind: 'privacy_policy' | 'weekly_tips'
  granted: Flag
  source: 'registration' | 'google_onboarding' | 'email_verification' | 'password_reset' | 'google_sign_in'
  policy_version: string
  wording: string
  wording_hash: string
  /** What the browser said; a claim only. */
  claimed_at: string | null
  created_at: string
}

export interface MailCodeTable {
  code_hash: string
  account_id: string
  purpose: 'verify' | 'reset'
  expires_at: string
  used_at: string | null
  created_at: string
}

/** Somebody asked for a reset link; the job runner finds out whether there is such an account. */
export interface ResetRequestTable {
  id: string
  sealed_email: string
  created_at: string
}

interface GoogleIdentityTable {
  issuer: string
  subject: string
  account_id: string
  created_at: string
}

interface GoogleAttemptTable {
  state_hash: string
  browser_hash: string
  /** Of the page that it began on. */
  language: Generated<string>
  expires_at: string
  created_at: string
}

/** A Google identity that may be joined to the account once its password has been given in the same browser. */
export interface GooglePendingLinkTable {
  browser_hash: string
  account_id: string
  issuer: string
  subject: string
  expires_at: string
  created_at: string
}

export interface SignInTicketTable {
  ticket_hash: string
  browser_hash: string
  account_id: string
  expires_at: string
  created_at: string
}

interface RateLimitTable {
  key: string
  count: number
  expires_at: string
  created_at: string
}

export interface SecurityEventTable {
  id: string
  event: string
  outcome: 'success' | 'failure' | 'throttled'
  account_id: string | null
  /** A keyed hash of the address, for events without an account. */
  subject_hash: string | null
  network: string
  created_at: string
}

interface OutboxMailTable {
  id: string
  account_id: string | null
  kind: string
  /** What has a lower one leaves first. */
  rank: Generated<number>
  /** Whose it is, for turns; null for a mail from before the column was added. */
  mailbox_hash: string | null
  /** Receiver, subject and bodies, encrypted: a mail holds a code that opens an account. */
  sealed: string
  attempts: Generated<number>
  due_at: string
  leased_until: string | null
  failed_at: string | null
  last_error: string | null
  /** Of a mail that must not come twice: it leaves before this time, or not at all; null for all others. */
  once_until: Generated<string | null>
  /** 1 from when such a mail may have left: who finds it so does not send it. */
  begun: Generated<Flag>
  created_at: string
}

/** Somebody wants to be asked by mail on a day. What about, their device knows. */
export interface ReminderTable {
  id: string
  /** Whose it is: an account's, or a reader's of the weekly tips. The other one is null. */
  account_id: string | null
  subscriber_id: string | null
  /** ISO day, in London. */
  day: string
  /** Keyed, of the folded mailbox, as in the outbox. */
  mailbox_hash: string
  language: string
  /** `gone`: in the outbox, or left out. */
  state: 'waiting' | 'gone'
  due_at: string
  created_at: string
}

/** A day for an address that somebody typed, until a link goes there or none. */
interface ReminderRequestTable {
  id: string
  sealed_email: string
  /** ISO day, in London. */
  day: string
  created_at: string
}

/** A mailbox that gets no more questions. */
interface ReminderStopTable {
  mailbox_hash: string
  /** ISO day. */
  day: string
}

interface CompletionTable {
  account_id: string
  lesson_key: string
  created_at: string
}

export interface FeedbackTable {
  id: string
  account_id: string
  lesson_key: string
  rating: 'positive' | 'negative'
  comment: string | null
  /** ISO day; null until somebody of us has dealt with the comment. */
  dealt_with_on: Generated<string | null>
  /** 1; or 0 where the account has rated the tool again in the same week. */
  counts: Generated<number>
  created_at: string
}

/** One row a day, event and subject. */
interface AnalyticsCountTable {
  /** ISO day in UTC. */
  day: string
  event: string
  /** Which tool, step, button or form; empty where there is only one. */
  subject: string
  count: number
  /** All the time spent together. */
  seconds: number
  /** The start of the day, so that it tells no more than the day. */
  created_at: string
}

/** A day on which words were searched for in vain. */
interface SearchDayTable {
  /** Keyed. */
  words_hash: string
  /** ISO day in UTC. */
  day: string
}

/** Words that enough different days have brought. */
interface SearchWordsTable {
  words_hash: string
  words: string
}

/** An idea for the roadmap. Nothing says whose. */
interface IdeaTable {
  id: string
  idea: string
  /** ISO day; null while nobody has. */
  dealt_with_on: Generated<string | null>
  created_at: string
}

export interface ComplaintTable {
  reference: string
  /** As typed: the answer goes here. Null, like the next two, once the owner has had their data deleted. */
  email: string | null
  canonical_email: string | null
  complaint: string | null
  /** Of the page that it was sent from. */
  language: Generated<string>
  /** ISO day of the last reply from the desk. */
  replied_on: Generated<string | null>
  answered_at: Generated<string | null>
  /** Why it was closed; null while it is open, and for what was closed before anybody asked why. */
  close_reason: Generated<string | null>
  created_at: string
}

/** 'This looks different now', of a settings card. Nothing says whose. */
export interface SettingsCardReportTable {
  id: string
  slug: string
  /** Null when there were none. */
  words: string | null
  /** ISO day in UTC. */
  day: string
}

/** 'This sounds wrong', of a translated sentence. Nothing says whose. */
export interface TranslationReportTable {
  id: string
  language: string
  /** Without the language: '/help'. */
  page: string
  sentence: string
  /** How the reader would say it; null when there were none. */
  words: string | null
  /** ISO day in UTC. */
  day: string
}

export interface Tables {
  account: AccountTable
  session: SessionTable
  known_device: KnownDeviceTable
  consent_event: ConsentEventTable
  mail_code: MailCodeTable
  reset_request: ResetRequestTable
  google_identity: GoogleIdentityTable
  google_attempt: GoogleAttemptTable
  google_pending_link: GooglePendingLinkTable
  sign_in_ticket: SignInTicketTable
  rate_limit: RateLimitTable
  security_event: SecurityEventTable
  outbox_mail: OutboxMailTable
  completion: CompletionTable
  feedback: FeedbackTable
  idea: IdeaTable
  complaint: ComplaintTable
  settings_card_report: SettingsCardReportTable
  translation_report: TranslationReportTable
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
  analytics_count: AnalyticsCountTable
  search_day: SearchDayTable
  search_words: SearchWordsTable
  reminder: ReminderTable
  reminder_request: ReminderRequestTable
  reminder_stop: ReminderStopTable
  outcome_count: OutcomeCountTable
  sureness_count: SurenessCountTable
  outcome_week: OutcomeWeekTable
  published_result: PublishedResultTable
  notebook: NotebookTable
  notebook_access: NotebookAccessTable
  notebook_update: NotebookUpdateTable
  notebook_invitation: NotebookInvitationTable
  tip: TipTable
  desk_operator: DeskOperatorTable
  desk_invitation: DeskInvitationTable
  desk_passkey: DeskPasskeyTable
  desk_recovery_code: DeskRecoveryCodeTable
  desk_used_code: DeskUsedCodeTable
  desk_challenge: DeskChallengeTable
  desk_session: DeskSessionTable
  desk_device: DeskDeviceTable
  desk_act: DeskActTable
  desk_backup_key: DeskBackupKeyTable
  desk_backup: DeskBackupTable
  kept_key: KeptKeyTable
  pact: PactTable
  pact_member: PactMemberTable
  pact_stop: PactStopTable
}

interface Stored {
  /** Where the privacy policy speaks of it: how its lines begin. What is kept on operators stands in docs/desk.md. */
  lines: string[] | 'about nobody' | 'about operators'
  columns: string
}

/** What is stored on people, for the test that holds the privacy policy to it. */
export const STORED: Record<keyof Tables, Stored> = {
  account: {
    lines: ['Your e-mail address, and your name', 'Your password', 'Your e-mail address, and what you agreed to'],
    columns:
      'id email canonical_email name password_hash verified proven_at new_way_in_at email_consent onboarded created_at last_used_on',
  },
  session: {
    lines: ['Where you are logged in'],
    columns: 'id sid_hash account_id method device last_used_at expires_at created_at',
  },
  known_device: { lines: ['The devices you have logged in on'], columns: 'account_id device_hash created_at' },
  consent_event: {
    lines: ['What you agreed to'],
    columns: 'id account_id kind granted source policy_version wording wording_hash claimed_at created_at',
  },
  completion: { lines: ['Which tools you have finished'], columns: 'account_id lesson_key created_at' },
  feedback: {
    lines: ['Your feedback on tools'],
    columns: 'id account_id lesson_key rating comment dealt_with_on counts created_at',
  },
  security_event: { lines: ['A security log'], columns: 'id event outcome account_id subject_hash network created_at' },
  mail_code: { lines: ['Links to confirm'], columns: 'code_hash account_id purpose expires_at used_at created_at' },
  reset_request: { lines: ['Mails to you'], columns: 'id sealed_email created_at' },
  outbox_mail: {
    lines: ['Mails to you'],
    columns:
      'id account_id kind rank mailbox_hash sealed attempts due_at leased_until failed_at last_error once_until begun created_at',
  },
  google_identity: { lines: ['Your e-mail address, and your name'], columns: 'issuer subject account_id created_at' },
  google_attempt: { lines: 'about nobody', columns: 'state_hash browser_hash language expires_at created_at' },
  google_pending_link: {
    lines: ['Your e-mail address, and your name'],
    columns: 'browser_hash account_id issuer subject expires_at created_at',
  },
  sign_in_ticket: {
    lines: ['Where you are logged in'],
    columns: 'ticket_hash browser_hash account_id expires_at created_at',
  },
  rate_limit: { lines: ['Fingerprints of the network'], columns: 'key count expires_at created_at' },
  subscriber: {
    lines: ['Your e-mail address, and what you agreed to'],
    columns:
      'id email canonical_email address_hash state epoch context asked_until active_since left_at created_at language',
  },
  subscription_event: {
    lines: ['Your e-mail address, and what you agreed to'],
    columns: 'id subscriber_id event method context wording wording_hash policy_version claimed_at created_at',
  },
  newsletter_request: { lines: ['Mails to you'], columns: 'id kind sealed_email created_at' },
  suppression: { lines: ['After you had it erased'], columns: 'address_hash reason created_at' },
  newsletter_issue: {
    lines: 'about nobody',
    columns: 'slug slot planned started_at finished_at stopped_at created_at',
  },
  newsletter_look_up: {
    lines: ['That one of us looked your address up'],
    columns: 'id address_hash operator_id reason words created_at',
  },
  newsletter_choice: { lines: 'about nobody', columns: 'slug way day leaves_at created_at' },
  delivery: {
    lines: ['Which issues went to you'],
    columns: 'issue subscriber_id state attempts due_at leased_until worker last_code finished_at created_at',
  },
  newsletter_worker: { lines: 'about nobody', columns: 'id seen_at created_at' },
  newsletter_bounce: { lines: ['Which issues went to you'], columns: 'id subscriber_id kind created_at' },
  newsletter_instance: { lines: 'about nobody', columns: 'id only created_at' },
  analytics_count: { lines: ['How often something happened'], columns: 'day event subject count seconds created_at' },
  search_day: { lines: ['Words that were searched for'], columns: 'words_hash day' },
  search_words: { lines: ['Words that were searched for'], columns: 'words_hash words' },
  reminder: {
    lines: ['The days on which you want to be asked'],
    columns: 'id account_id subscriber_id day mailbox_hash language state due_at created_at',
  },
  reminder_request: {
    lines: ['The days on which you want to be asked', 'Mails to you'],
    columns: 'id sealed_email day created_at',
  },
  reminder_stop: { lines: ['After you stopped the questions by mail'], columns: 'mailbox_hash day' },
  outcome_count: { lines: ['Answers to "Did it work?"'], columns: 'lesson_key week outcome count' },
  sureness_count: { lines: ['Answers to "Did it work?"'], columns: 'lesson_key week moment value count' },
  outcome_week: { lines: 'about nobody', columns: 'lesson_key week state answers day' },
  published_result: {
    lines: 'about nobody',
    columns: 'lesson_key version answers worked_or_partly day withdrawn_on',
  },
  idea: { lines: ['An idea for the roadmap'], columns: 'id idea dealt_with_on created_at' },
  complaint: {
    lines: ['A complaint about your data'],
    columns: 'reference email canonical_email complaint language replied_on answered_at close_reason created_at',
  },
  settings_card_report: { lines: ['A report on a settings card'], columns: 'id slug words day' },
  translation_report: { lines: ['A report on a translation'], columns: 'id language page sentence words day' },
  notebook: { lines: ['A plan that you share'], columns: 'id latest epoch bytes last_used_on' },
  notebook_update: { lines: ['A plan that you share'], columns: 'notebook_id number epoch body size' },
  notebook_access: {
    lines: ['Which devices may open a shared plan'],
    columns: 'notebook_id access_hash role box hello',
  },
  notebook_invitation: {
    lines: ['Which devices may open a shared plan'],
    columns: 'invitation_hash notebook_id role preview parcel used ends_on',
  },
  tip: {
    lines: ['A tip for other parents'],
    columns: 'id lesson_key starter words state reason place month waits_since reports danger kept_until code_hash',
  },
  desk_operator: {
    lines: 'about operators',
    columns: 'id email canonical_email role password_hash totp_sealed left_at created_at',
  },
  desk_invitation: {
    lines: 'about operators',
    columns: 'id code_hash email canonical_email role expires_at created_at',
  },
  desk_passkey: {
    lines: 'about operators',
    columns: 'id operator_id public_key counter transports device created_at',
  },
  desk_recovery_code: { lines: 'about operators', columns: 'operator_id code_hash' },
  desk_used_code: { lines: 'about operators', columns: 'operator_id step' },
  desk_challenge: { lines: 'about operators', columns: 'id subject purpose nonce expires_at' },
  desk_session: {
    lines: 'about operators',
    columns: 'id sid_hash operator_id device last_used_at expires_at created_at',
  },
  desk_device: { lines: 'about operators', columns: 'operator_id device_hash created_at' },
  desk_backup_key: { lines: 'about operators', columns: 'operator_id recipient created_at' },
  desk_backup: {
    lines: 'about operators',
    columns: 'code_hash operator_id recipient expires_at taken_at created_at',
  },
  desk_act: {
    lines: 'about operators',
    columns: 'number operator_id act about previous_hash hash created_at',
  },
  kept_key: {
    lines: ['A key to our plan that you keep with your account'],
    columns: 'account_id sealed refusal_hash language kept_on told_of',
  },
  pact: { lines: 'about nobody', columns: 'code_hash promise year_group threshold counted reached_on ends_on' },
  pact_member: {
    lines: ['The class pacts that you joined'],
    columns:
      'id pact_hash account_id mailbox_hash language sealed_name name_state reported_name reported_on told mail_id',
  },
  pact_stop: { lines: ['After you stopped the mails about class pacts'], columns: 'mailbox_hash day' },
}
