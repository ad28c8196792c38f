// What is stored on people, for the tests that hold the privacy policy and the export to it.
import { GOOGLE_STORED } from '#src/features/accounts/google-tables.server.ts'
import { ANALYTICS_STORED } from '#src/features/analytics/analytics-tables.server.ts'
import { CLASS_AGREEMENT_STORED } from '#src/features/community/class-agreement/class-agreement-tables.server.ts'
import { TIP_STORED } from '#src/features/community/tips/tip-tables.server.ts'
import { REMINDER_STORED } from '#src/features/family/reminders/reminder-tables.server.ts'
import { SHARED_PLAN_STORED } from '#src/features/family/sharing/shared-plan-tables.server.ts'
import { INBOX_STORED } from '#src/features/inbox/inbox-tables.server.ts'
import { NEWSLETTER_STORED } from '#src/features/newsletter/newsletter-tables.server.ts'
import { OUTCOME_STORED } from '#src/features/outcomes/outcome-tables.server.ts'
import { PROGRESS_STORED } from '#src/features/progress/progress-tables.server.ts'
import { ACCOUNT_STORED } from '#src/platform/database/tables/account-tables.ts'
import { JOB_STORED } from '#src/platform/database/tables/job-tables.ts'
import { OPERATOR_STORED } from '#src/platform/database/tables/operator-tables.ts'
import { SECURITY_STORED } from '#src/platform/database/tables/security-tables.ts'
import type { Stored } from '#src/platform/database/tables/stored.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

export const STORED: Record<keyof Tables, Stored> = {
  ...ACCOUNT_STORED,
  ...ANALYTICS_STORED,
  ...GOOGLE_STORED,
  ...INBOX_STORED,
  ...JOB_STORED,
  ...NEWSLETTER_STORED,
  ...OPERATOR_STORED,
  ...OUTCOME_STORED,
  ...CLASS_AGREEMENT_STORED,
  ...PROGRESS_STORED,
  ...REMINDER_STORED,
  ...SECURITY_STORED,
  ...SHARED_PLAN_STORED,
  ...TIP_STORED,
}
