// The weekly tip at the desk, by the rules that the command `npm run newsletter` prints from. Nowhere is there a reader's address.
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { listMondays } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { DESK_WEEKS, showWeeks, suppressedSum } from '#src/shared/small-counts.ts'
import { testSubject, writePreview } from '../issues/issue-message.server.ts'
import { findIssue } from '../issues/issues.server.ts'
import { countIssuesAhead } from '../issues/issues-ahead.server.ts'
import { countReaders, readSubscriptionCounts } from '../newsletter-figures.server.ts'
import { countBounces } from '../reports/bounces.queries.server.ts'
import { readScheduleOptions } from '../sending/change-schedule.server.ts'
import { countFailed } from '../sending/deliveries.queries.server.ts'
import { type IssueState, listIssueStates, readProgress } from '../sending/issue-status.server.ts'
import { getDeskIssue, getDeskIssueProgress, getDeskNewsletter, testDeskIssue } from './desk-issues.contract.ts'

/** Test copies that one operator may send. */
const TESTS: Limit = { name: 'desk-newsletter-tests', max: 10, seconds: DAY_SECONDS }

export const deskIssueRoutes: Route[] = [
  handleAtDesk(getDeskNewsletter, async (_input, { services }) => {
    const { query } = services.database
    const weeks = listMondays(services.clock(), DESK_WEEKS)
    const [issues, ahead, readers, failed, subscriptions, bounces] = await Promise.all([
      listIssueStates(services),
      countIssuesAhead(services),
      countReaders(services),
      countFailed(query),
      readSubscriptionCounts(services, weeks),
      countBounces(query, weeks),
    ])
    const show = (rows: { week: string; count: number }[]) =>
      showWeeks(weeks.map((monday) => rows.find(({ week }) => week === monday)?.count ?? 0))
    const ofEvent = (name: string) => show(subscriptions.filter(({ event }) => event === name))
    const ofKind = (name: string) => show(bounces.filter(({ kind }) => kind === name))
    return {
      issues: issues.map((issue) => ({ ...issue, failed: failed.get(issue.slug) ?? { failed: 0, refused: 0 } })),
      next: findNext(issues),
      isSending: services.config.newsletter.sending,
      ahead,
      readers: suppressedSum([readers]),
      weeks,
      came: ofEvent('confirmed'),
      left: ofEvent('withdrawn'),
      bounces: { hard: ofKind('hard'), soft: ofKind('soft'), complaint: ofKind('complaint') },
    }
  }),

  handleAtDesk(getDeskIssue, async ({ slug }, { services }) => {
    const issue = await findIssue(services.database.query, DEFAULT_LANGUAGE, slug)
    if (issue === undefined) throw unknownIssue()
    return { issue, text: writePreview(services.config, issue).text, progress: await followIssue(services, slug) }
  }),

  handleAtDesk(getDeskIssueProgress, ({ slug }, { services }) => followIssue(services, slug)),

  handleDeskAct(
    testDeskIssue,
    { act: 'test-newsletter', about: ({ slug }) => ({ issue: slug }) },
    async ({ slug }, { services, operator }, transaction) => {
      if (!(await tryTakeLimit(transaction, services, { limit: TESTS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_test_enough', { retryAfter: TESTS.seconds })
      }
      const issue = await findIssue(transaction, DEFAULT_LANGUAGE, slug)
      if (issue === undefined) throw unknownIssue()
      // A test copy is in no count.
      const words = { subject: testSubject(issue), ...writePreview(services.config, issue) }
      const mail = { to: operator.email, kind: 'newsletter-test', share: 'test', accountId: null, ...words } as const
      await queueMail(transaction, services, mail)
      return {}
    },
  ),
]

/** An issue that is being sent comes before those that wait for their Saturday. */
function findNext(issues: IssueState[]) {
  const isOnItsWay = ({ state }: IssueState) => !['not sent', 'held', 'sent'].includes(state)
  const waits = ({ state }: IssueState) => state === 'not sent'
  const [next] = [...issues.filter(isOnItsWay), ...issues.filter(waits).toSorted(byDate)]
  if (next === undefined) return null
  const { slug, subject, state, date } = next
  return { slug, subject, state, saturday: state === 'not sent' ? date : null }
}

const byDate = (one: IssueState, other: IssueState) => (one.date < other.date ? -1 : 1)

/** The copies of an issue by state, or its possible schedules before it begins. */
async function followIssue(services: Services, slug: string) {
  const found = (await listIssueStates(services)).find((one) => one.slug === slug)
  if (found === undefined) throw unknownIssue()
  const progress = await readProgress(services.database.query, slug)
  return { state: found.state, ...progress, schedule: await readScheduleOptions(services, slug) }
}

const unknownIssue = () => new AppError('not_found', 'desk_answers_issue_unknown')
