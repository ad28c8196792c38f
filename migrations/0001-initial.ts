// Every table as it is made for a new installation. A change comes as a file of its own beside this one, which is never edited.
// Times are ISO text in UTC, days ISO dates, booleans 0 or 1, so that SQLite and PostgreSQL read alike.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  // Accounts and what guards them. Only hashes of passwords, tokens and codes; mails that wait are sealed.
  `create table account (
    id text not null primary key,
    email text not null,
    canonical_email text not null unique,
    name text,
    password_hash text,
    verified integer not null default 0,
    email_consent integer not null default 0,
    onboarded integer not null default 0,
    last_used_on text,
    proven_at text,
    role text,
    created_at text not null
  )`,
  `create table session (
    id text not null primary key,
    sid_hash text not null unique,
    account_id text not null references account (id) on delete cascade,
    method text not null,
    device text not null,
    last_used_at text not null,
    expires_at text not null,
    created_at text not null
  )`,
  'create index session_account on session (account_id)',
  `create table known_device (
    account_id text not null references account (id) on delete cascade,
    device_hash text not null,
    created_at text not null,
    primary key (account_id, device_hash)
  )`,
  `create table consent_event (
    id text not null primary key,
    account_id text not null references account (id) on delete cascade,
    kind text not null,
    granted integer not null,
    source text not null,
    policy_version text not null,
    wording text not null,
    wording_hash text not null,
    claimed_at text,
    created_at text not null
  )`,
  'create index consent_event_account on consent_event (account_id)',
  `create table mail_code (
    code_hash text not null primary key,
    account_id text not null references account (id) on delete cascade,
    purpose text not null,
    expires_at text not null,
    used_at text,
    created_at text not null,
    unique (account_id, purpose)
  )`,
  `create table google_identity (
    issuer text not null,
    subject text not null,
    account_id text not null references account (id) on delete cascade,
    created_at text not null,
    primary key (issuer, subject)
  )`,
  'create index google_identity_account on google_identity (account_id)',
  `create table google_attempt (
    state_hash text not null primary key,
    browser_hash text not null,
    expires_at text not null,
    language text not null default 'en',
    created_at text not null
  )`,
  `create table google_pending_link (
    browser_hash text not null primary key,
    account_id text not null references account (id) on delete cascade,
    issuer text not null,
    subject text not null,
    expires_at text not null,
    created_at text not null
  )`,
  `create table sign_in_ticket (
    ticket_hash text not null primary key,
    browser_hash text not null,
    account_id text not null references account (id) on delete cascade,
    expires_at text not null,
    created_at text not null
  )`,
  `create table rate_limit (
    key text not null primary key,
    count integer not null,
    expires_at text not null,
    created_at text not null
  )`,
  'create index rate_limit_expiry on rate_limit (expires_at)',
  `create table security_event (
    id text not null primary key,
    event text not null,
    outcome text not null,
    account_id text references account (id) on delete cascade,
    subject_hash text,
    network text not null,
    created_at text not null
  )`,
  'create index security_event_account on security_event (account_id)',
  'create index security_event_time on security_event (created_at)',

  // What the installation knows of itself: which secrets it was used with, and when it was backed up last.
  `create table installation (
    name text not null primary key,
    value text not null,
    changed_at text not null
  )`,

  // Operators: accounts with a role and a second factor, who is invited to be one, where the desk is open, and the audit
  // log.
  `create table operator_invitation (
    id text not null primary key,
    code_hash text not null unique,
    email text not null,
    canonical_email text not null,
    role text not null,
    invited_by text,
    expires_at text not null,
    created_at text not null
  )`,
  `create table second_factor (
    account_id text not null primary key references account (id) on delete cascade,
    totp_sealed text not null,
    last_step integer not null,
    created_at text not null
  )`,
  `create table recovery_code (
    account_id text not null references account (id) on delete cascade,
    code_hash text not null,
    primary key (account_id, code_hash)
  )`,
  `create table operator_session (
    sid_hash text not null primary key,
    session_id text not null references session (id) on delete cascade,
    account_id text not null references account (id) on delete cascade,
    expires_at text not null,
    created_at text not null
  )`,
  'create index operator_session_account on operator_session (account_id)',
  'create index operator_session_session on operator_session (session_id)',
  `create table audit_event (
    number integer not null primary key,
    account_id text,
    act text not null,
    about text not null,
    created_at text not null
  )`,

  // All work that waits: one row each.
  `create table job (
    id text not null primary key,
    kind text not null,
    unique_key text,
    lane integer not null,
    payload text not null,
    account_id text references account (id) on delete cascade,
    mailbox_hash text,
    attempts integer not null default 0,
    run_at text not null,
    expires_at text,
    locked_until text,
    locked_by text,
    done_at text,
    failed_at text,
    last_error text,
    created_at text not null,
    unique (kind, unique_key)
  )`,
  'create index job_account on job (account_id)',
  'create index job_due on job (lane, run_at) where failed_at is null',

  // What a person has completed, and how they rated a tool: what one account says of it in a week counts once. The words
  // that came with a rating are a message of the inbox.
  `create table completion (
    account_id text not null references account (id) on delete cascade,
    lesson_key text not null,
    created_at text not null,
    primary key (account_id, lesson_key)
  )`,
  `create table feedback (
    id text not null primary key,
    account_id text not null references account (id) on delete cascade,
    lesson_key text not null,
    rating text not null,
    counts integer not null default 1,
    created_at text not null
  )`,
  'create index feedback_account on feedback (account_id)',
  'create index feedback_week on feedback (created_at, lesson_key, rating) where counts = 1',

  // All that people write to us. No time is finer than a day. A complaint keeps its number when its owner has their data
  // deleted, and nothing else.
  `create table inbox_message (
    id text not null primary key,
    kind text not null,
    about text,
    detail text,
    text text,
    language text not null,
    state text not null,
    reason text,
    times integer not null default 1,
    came_on text not null,
    due_on text not null,
    answered_on text,
    closed_on text,
    account_id text references account (id) on delete cascade,
    email text,
    canonical_email text
  )`,
  'create index inbox_message_account on inbox_message (account_id)',
  'create index inbox_message_came on inbox_message (kind, came_on)',
  'create index inbox_message_email on inbox_message (canonical_email)',
  'create index inbox_message_queue on inbox_message (state, kind, due_on, id)',

  // The newsletter: who gets it and how we know that they want it, which copies were sent, and which addresses get no more mail. A
  // delivery refers to its subscriber by id only, so that the figures of an issue outlive the erasure of a reader.
  `create table subscriber (
    id text not null primary key,
    email text not null,
    canonical_email text not null unique,
    address_hash text not null,
    state text not null,
    epoch integer not null default 0,
    context text not null,
    asked_until text,
    active_since text,
    left_at text,
    language text not null default 'en',
    created_at text not null
  )`,
  'create index subscriber_state on subscriber (state)',
  `create table subscription_event (
    id text not null primary key,
    subscriber_id text not null references subscriber (id) on delete cascade,
    event text not null,
    method text not null,
    context text,
    wording text,
    wording_hash text,
    policy_version text,
    claimed_at text,
    created_at text not null
  )`,
  'create index subscription_event_subscriber on subscription_event (subscriber_id)',
  'create index subscription_event_week on subscription_event (created_at, event)',
  `create table suppression (
    address_hash text not null primary key,
    reason text not null,
    created_at text not null
  )`,
  `create table newsletter_issue (
    slug text not null primary key,
    slot text unique,
    planned integer not null,
    started_at text,
    finished_at text,
    stopped_at text,
    problem text,
    created_at text not null
  )`,
  `create table newsletter_choice (
    slug text not null primary key,
    way text not null,
    day text unique,
    leaves_at text,
    created_at text not null
  )`,
  // What issues say: the day and the sources stand with the English words alone. And who has them open at the desk.
  `create table newsletter_text (
    slug text not null,
    language text not null,
    day text unique,
    evidence text,
    subject text not null,
    preheader text not null,
    markdown text not null,
    version integer not null,
    edited_at text not null,
    edited_by text,
    primary key (slug, language)
  )`,
  `create table newsletter_editing (
    slug text not null,
    language text not null,
    operator_id text not null,
    since text not null,
    seen_at text not null,
    primary key (slug, language, operator_id)
  )`,
  `create table delivery (
    issue text not null references newsletter_issue (slug),
    subscriber_id text not null,
    state text not null,
    attempts integer not null default 0,
    due_at text not null,
    last_error text,
    finished_at text,
    created_at text not null,
    primary key (issue, subscriber_id)
  )`,
  `create index delivery_due on delivery (issue, due_at) where state = 'queued'`,
  `create index delivery_ended on delivery (issue, state) where state not in ('queued', 'sending')`,
  `create index delivery_sending on delivery (issue) where state = 'sending'`,
  'create index delivery_subscriber on delivery (subscriber_id)',
  `create table newsletter_bounce (
    id text not null primary key,
    subscriber_id text not null references subscriber (id) on delete cascade,
    kind text not null,
    created_at text not null
  )`,
  'create index newsletter_bounce_subscriber on newsletter_bounce (subscriber_id)',
  `create table newsletter_instance (
    id text not null primary key,
    "only" integer not null unique,
    created_at text not null
  )`,
  `create table newsletter_look_up (
    id text not null primary key,
    address_hash text not null,
    operator_id text not null,
    reason text not null,
    words text not null,
    created_at text not null
  )`,
  'create index newsletter_look_up_address on newsletter_look_up (address_hash)',
  'create index newsletter_look_up_time on newsletter_look_up (created_at)',

  // Shared plans: sealed updates with a running number, a sealed snapshot, and the hash of the token that opens them. No row
  // says whose it is, and no time is finer than a day. And the days on which a person is asked by mail, with nothing about what.
  `create table shared_plan (
    id text not null primary key,
    access_hash text,
    first_device text not null,
    has_others integer not null,
    latest integer not null,
    snapshot text not null,
    snapshot_up_to integer not null,
    before_snapshot text,
    before_up_to integer not null,
    before_since text,
    bytes integer not null,
    last_used_on text not null
  )`,
  'create index shared_plan_last_used_on on shared_plan (last_used_on)',
  `create table shared_plan_update (
    plan_id text not null references shared_plan (id) on delete cascade,
    number integer not null,
    body text not null,
    bytes integer not null,
    primary key (plan_id, number)
  )`,
  `create table reminder (
    id text not null primary key,
    account_id text not null references account (id) on delete cascade,
    day text not null,
    mailbox_hash text not null,
    language text not null,
    state text not null,
    due_at text not null,
    created_at text not null,
    unique (account_id, day)
  )`,
  'create index reminder_due on reminder (state, due_at)',
  'create index reminder_mailbox on reminder (mailbox_hash)',
  `create table reminder_stop (
    mailbox_hash text not null primary key,
    day text not null
  )`,

  // Class agreements are known by the hash of a code; members have no time, and their names are sealed with a key made of
  // that code. Tips have no writer, and a month is the finest time that stays.
  `create table class_agreement (
    code_hash text not null primary key,
    promise text not null,
    year_group text not null,
    threshold integer not null,
    counted integer not null,
    reached_on text,
    ends_on text not null
  )`,
  'create index class_agreement_ends_on on class_agreement (ends_on)',
  `create table class_agreement_member (
    id text not null primary key,
    agreement_hash text not null references class_agreement (code_hash) on delete cascade,
    account_id text not null references account (id) on delete cascade,
    mailbox_hash text not null,
    language text not null,
    sealed_name text not null,
    name_state text not null,
    reported_name text,
    told integer not null,
    mail_id text,
    reported_on text,
    unique (agreement_hash, mailbox_hash)
  )`,
  'create index class_agreement_member_account on class_agreement_member (account_id)',
  'create index class_agreement_member_name_state on class_agreement_member (name_state)',
  `create table class_agreement_stop (
    mailbox_hash text not null primary key,
    day text not null
  )`,
  `create table tip (
    id text not null primary key,
    lesson_key text not null,
    starter text not null,
    words text not null,
    state text not null,
    reason text,
    place integer,
    month text not null,
    waits_since text,
    reports integer not null,
    danger integer not null,
    kept_until text,
    code_hash text not null unique
  )`,
  'create index tip_lesson on tip (lesson_key, state, place)',
  'create index tip_waits_since on tip (waits_since)',

  // Counts: of what happened on a day, of answers by tool and week with what was published of them, and of searches without
  // a result. No row says who or where from.
  `create table analytics_count (
    day text not null,
    event text not null,
    subject text not null,
    count integer not null,
    seconds integer not null,
    created_at text not null,
    primary key (day, event, subject)
  )`,
  `create table outcome_count (
    lesson_key text not null,
    week text not null,
    outcome text not null,
    count integer not null,
    primary key (lesson_key, week, outcome)
  )`,
  `create table outcome_week (
    lesson_key text not null,
    week text not null,
    state text not null,
    answers integer not null,
    day text not null,
    primary key (lesson_key, week)
  )`,
  `create table published_result (
    lesson_key text not null,
    version integer not null,
    answers integer not null,
    worked_or_partly integer not null,
    day text not null,
    withdrawn_on text,
    primary key (lesson_key, version)
  )`,
  'create index published_result_answers on published_result (lesson_key, answers)',
  `create table search_day (
    words_hash text not null,
    network_hash text not null,
    day text not null,
    primary key (words_hash, network_hash, day)
  )`,
  'create index search_day_day on search_day (day)',
  `create table search_words (
    words_hash text not null primary key,
    words text not null
  )`,
]

export const initial: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
