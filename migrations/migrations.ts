// THE MIGRATIONS, in order: a file is added at the end and never edited afterwards.
import type { Migration } from 'kysely/migration'
import { accounts } from './0001-to-0009/0001-accounts.ts'
import { progressAndFeedback } from './0001-to-0009/0002-progress-and-feedback.ts'
import { newsletter } from './0001-to-0009/0003-newsletter.ts'
import { contact } from './0001-to-0009/0004-contact.ts'
import { analytics } from './0001-to-0009/0005-analytics.ts'
import { accountLastUsed } from './0001-to-0009/0006-account-last-used.ts'
import { mailboxProof } from './0001-to-0009/0007-mailbox-proof.ts'
import { fairOutbox } from './0001-to-0009/0009-fair-outbox.ts'
import { outcomes } from './0010-to-0019/0010-outcomes.ts'
import { reminders } from './0010-to-0019/0011-reminders.ts'
import { readerReminders } from './0010-to-0019/0012-reader-reminders.ts'
import { sharedPlans } from './0010-to-0019/0013-shared-plans.ts'
import { desk } from './0010-to-0019/0015-desk.ts'
import { fruitlessSearches } from './0010-to-0019/0016-fruitless-searches.ts'
import { settingsCardReports } from './0010-to-0019/0017-settings-card-reports.ts'
import { pacts } from './0010-to-0019/0018-pacts.ts'
import { tips } from './0010-to-0019/0019-tips.ts'
import { reportedNames } from './0020-on/0020-reported-names.ts'
import { newsletterAtTheDesk } from './0020-on/0021-newsletter-at-the-desk.ts'
import { translationReports } from './0020-on/0022-translation-reports.ts'
import { deskQueues } from './0020-on/0023-desk-queues.ts'
import { readersLanguage } from './0020-on/0024-readers-language.ts'
import { lookUps } from './0020-on/0025-look-ups.ts'
import { countingByWeek } from './0020-on/0026-counting-by-week.ts'
import { languagesToAnswerIn } from './0020-on/0027-languages-to-answer-in.ts'
import { ratingsOfPeople } from './0020-on/0028-ratings-of-people.ts'
import { complaintsWaiting } from './0020-on/0029-complaints-waiting.ts'
import { copiesByState } from './0020-on/0030-copies-by-state.ts'
import { searchNetworks } from './0020-on/0031-search-networks.ts'

export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-progress-and-feedback': progressAndFeedback,
  '0003-newsletter': newsletter,
  '0004-contact': contact,
  '0005-analytics': analytics,
  '0006-account-last-used': accountLastUsed,
  '0007-mailbox-proof': mailboxProof,
  '0009-fair-outbox': fairOutbox,
  '0010-outcomes': outcomes,
  '0011-reminders': reminders,
  '0012-reader-reminders': readerReminders,
  '0013-shared-plans': sharedPlans,
  '0015-desk': desk,
  '0016-fruitless-searches': fruitlessSearches,
  '0017-settings-card-reports': settingsCardReports,
  '0018-pacts': pacts,
  '0019-tips': tips,
  '0020-reported-names': reportedNames,
  '0021-newsletter-at-the-desk': newsletterAtTheDesk,
  '0022-translation-reports': translationReports,
  '0023-desk-queues': deskQueues,
  '0024-readers-language': readersLanguage,
  '0025-look-ups': lookUps,
  '0026-counting-by-week': countingByWeek,
  '0027-languages-to-answer-in': languagesToAnswerIn,
  '0028-ratings-of-people': ratingsOfPeople,
  '0029-complaints-waiting': complaintsWaiting,
  '0030-copies-by-state': copiesByState,
  '0031-search-networks': searchNetworks,
}
