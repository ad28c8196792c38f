// The tables of the database. `migrations/` makes them; the files beside this one say what their columns are called, for the types
// of queries, and what the privacy policy says of each.
import { ACCOUNT_STORED, type AccountTables } from './account-tables.ts'
import { ANALYTICS_STORED, type AnalyticsTables } from './analytics-tables.ts'
import { CONTACT_STORED, type ContactTables } from './contact-tables.ts'
import { DESK_STORED, type DeskTables } from './desk-tables.ts'
import { GOOGLE_STORED, type GoogleTables } from './google-tables.ts'
import { NEWSLETTER_STORED, type NewsletterTables } from './newsletter-tables.ts'
import { OUTBOX_STORED, type OutboxTables } from './outbox-tables.ts'
import { OUTCOME_STORED, type OutcomeTables } from './outcome-tables.ts'
import { PACT_STORED, type PactTables } from './pact-tables.ts'
import { PROGRESS_STORED, type ProgressTables } from './progress-tables.ts'
import { REMINDER_STORED, type ReminderTables } from './reminder-tables.ts'
import { SECURITY_STORED, type SecurityTables } from './security-tables.ts'
import { SHARED_PLAN_STORED, type SharedPlanTables } from './shared-plan-tables.ts'
import type { Stored } from './stored.ts'
import { TIP_STORED, type TipTables } from './tip-tables.ts'

export interface Tables
  extends AccountTables,
    AnalyticsTables,
    ContactTables,
    DeskTables,
    GoogleTables,
    NewsletterTables,
    SharedPlanTables,
    OutboxTables,
    OutcomeTables,
    PactTables,
    ProgressTables,
    ReminderTables,
    SecurityTables,
    TipTables {}

/** What is stored on people, for the test that holds the privacy policy to it. */
export const STORED: Record<keyof Tables, Stored> = {
  ...ACCOUNT_STORED,
  ...ANALYTICS_STORED,
  ...CONTACT_STORED,
  ...DESK_STORED,
  ...GOOGLE_STORED,
  ...NEWSLETTER_STORED,
  ...SHARED_PLAN_STORED,
  ...OUTBOX_STORED,
  ...OUTCOME_STORED,
  ...PACT_STORED,
  ...PROGRESS_STORED,
  ...REMINDER_STORED,
  ...SECURITY_STORED,
  ...TIP_STORED,
}
