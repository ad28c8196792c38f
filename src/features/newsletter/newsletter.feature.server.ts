import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { deskIssueRoutes } from './desk/desk-issues.server.ts'
import { deskScheduleRoutes } from './desk/desk-schedule.server.ts'
import { lookUpRoutes, mailLookUps } from './desk/look-up.server.ts'
import { writeIssueRoutes } from './desk/write-issue.server.ts'
import { archiveRoutes, feedRoute, issuePages } from './issues/archive.server.ts'
import { importIssues } from './issues/issues.server.ts'
import { ISSUES_CHECK } from './issues/issues-ahead.server.ts'
import { NEWSLETTER_FIGURES } from './newsletter-figures.server.ts'
import { reapplyDepartures } from './reapply-departures.server.ts'
import { bounceRoute } from './reports/bounces.server.ts'
import { readReportMailbox } from './reports/report-mailbox.server.ts'
import { webhookRoutes } from './reports/webhooks.server.ts'
import { TIPS_CHECK } from './sending/issue-status.server.ts'
import { DUE_ISSUES, planDueIssues, rememberSentIssues } from './sending/plan-issue.server.ts'
import { ISSUE_JOB } from './sending/send-issue.server.ts'
import { unsubscribeRoute } from './subscription/leaving.server.ts'
import { mailedCodeRoutes } from './subscription/mailed-codes.server.ts'
import { oneClickRoutes } from './subscription/one-click.server.ts'
import { newsletterData, subscribeOnEmailVerified } from './subscription/reader-data.server.ts'
import { checkRoute, readersRoute, resubscribeRoute, subscribeRoute } from './subscription/subscribing.server.ts'
import { NEWSLETTER_REQUEST } from './subscription/subscription.emails.server.ts'
import { tidyNewsletter } from './tidy-newsletter.server.ts'

export const newsletter: Feature = {
  name: 'newsletter',
  onlyWith: 'newsletter',
  publicRoutes: () => [
    subscribeRoute,
    unsubscribeRoute,
    resubscribeRoute,
    readersRoute,
    ...mailedCodeRoutes,
    ...archiveRoutes,
  ],
  userRoutes: () => [checkRoute],
  deskRoutes: () => [...deskIssueRoutes, ...deskScheduleRoutes, ...writeIssueRoutes, ...lookUpRoutes],
  rawRoutes: () => [...oneClickRoutes, feedRoute],
  jobKinds: () => [NEWSLETTER_REQUEST, ISSUE_JOB],
  chores: () => [{ name: 'sent-issues', every: MINUTE_MS, run: rememberSentIssues }],
  jobs: () => [
    { name: DUE_ISSUES, every: 5 * SECOND_MS, run: planDueIssues },
    { name: 'newsletter', every: HOUR_MS, forgets: true, run: tidyNewsletter },
    { name: 'desk-look-ups', every: HOUR_MS, run: mailLookUps },
  ],
  doctorChecks: [TIPS_CHECK, ISSUES_CHECK],
  figures: NEWSLETTER_FIGURES,
  reapplyErasures: () => reapplyDepartures,
  personalData: newsletterData,
  onEmailVerified: subscribeOnEmailVerified,
  livePages: issuePages,
  atStart: importIssues,
  searchEntries: (language) => {
    const t = translator(language)
    return [
      {
        path: NEWSLETTER_PATH,
        kind: 'page',
        title: t('search_newsletter_title'),
        text: t('search_newsletter_text'),
      },
    ]
  },
}

/** What mail servers tell of mails of ours afterwards. It stops other mails than the newsletter too. */
export const mailReports: Feature = {
  name: 'mail-reports',
  rawRoutes: () => [bounceRoute, ...webhookRoutes],
  jobs: () => [{ name: 'report-mailbox', every: 5 * MINUTE_MS, run: readReportMailbox }],
}
