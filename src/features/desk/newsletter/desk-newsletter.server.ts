// The weekly tip at the desk, by the rules that the command `npm run newsletter` prints from.
import {
  countIssuesAhead,
  followIssue,
  listIssuesAtDesk,
  lookAtIssue,
  testIssue,
} from '#src/features/newsletter/issues-at-the-desk.server.ts'
import { countReaders, readBounceWeeks, readFailed } from '#src/features/newsletter/newsletter-counts.server.ts'
import { hideSmall, shownSum } from '#src/shared/small-counts.ts'
import { listMondays, readFigures } from '#src/features/analytics/figures/read-figures.server.ts'
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { showSeries, WEEKS } from '#src/features/analytics/figures/figures.server.ts'
import { getDeskIssue, getDeskIssueProgress, getDeskNewsletter, testDeskIssue } from './desk-newsletter.contract.ts'

/** Of one operator (L14). */
const TESTS: Limit = { name: 'desk-newsletter-tests', max: 10, seconds: DAY_MS / SECOND_MS }

export const deskNewsletterRoutes: Route[] = [
  handleAtDesk(getDeskNewsletter, async (_input, { services }) => {
    const weeks = listMondays(services, WEEKS)
    const [issues, ahead, figures, readers, failed, bounces] = await Promise.all([
      listIssuesAtDesk(services),
      countIssuesAhead(services),
      readFigures(services, WEEKS),
      countReaders(services),
      readFailed(services),
      readBounceWeeks(services, weeks),
    ])
    return {
      issues: issues.map((issue) => ({ ...issue, failed: failed.get(issue.slug) ?? { failed: 0, refused: 0 } })),
      ahead,
      readers: shownSum([readers]),
      weeks,
      came: showSeries(figures, weeks, 'readersCame'),
      left: showSeries(figures, weeks, 'readersLeft'),
      bounces: { hard: shown(bounces.hard), soft: shown(bounces.soft), complaint: shown(bounces.complaint) },
    }
  }),

  handleAtDesk(getDeskIssue, async ({ slug }, { services }) => {
    const seen = await lookAtIssue(services, slug)
    const progress = await followIssue(services, slug)
    if (seen === undefined || progress === undefined) throw unknownIssue()
    return { ...seen, progress }
  }),

  handleAtDesk(getDeskIssueProgress, async ({ slug }, { services }) => {
    const progress = await followIssue(services, slug)
    if (progress === undefined) throw unknownIssue()
    return progress
  }),

  handleDeskAct(
    testDeskIssue,
    { act: 'test-newsletter', about: ({ slug }) => ({ issue: slug }) },
    async ({ slug }, { services, operator }, transaction) => {
      if (!(await tryTakeLimit(transaction, services, { limit: TESTS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_test_enough', { retryAfter: TESTS.seconds })
      }
      if (!(await testIssue(transaction, services, slug, operator.email))) throw unknownIssue()
      return {}
    },
  ),
]

const shown = (counts: number[]) => ({ counts: hideSmall(counts), sum: shownSum(counts) })

const unknownIssue = () => new AppError('not_found', 'desk_answers_issue_unknown')
