// The weekly tip at the desk, by the rules that the command `npm run newsletter` prints from.
import type { Issue } from '#src/features/newsletter/issues/issues.content.server.ts'
import { findIssue, viewIssue } from '#src/features/newsletter/issues/issues.server.ts'
import { listIssueStates } from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import { queueTest, writePreview } from '#src/features/newsletter/operator/preview-issue.server.ts'
import { readProgress } from '#src/features/newsletter/sending/issue-status.server.ts'
import { countReaders } from '#src/features/newsletter/subscription-counts.server.ts'
import { shownSum } from '#src/features/stats/hide-small.ts'
import { listMondays, readFigures } from '#src/features/stats/stats.server.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { showSeries, WEEKS } from '../figures/figures.server.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import {
  getDeskIssue,
  getDeskIssueProgress,
  getDeskNewsletter,
  type Progress,
  testDeskIssue,
} from './desk-newsletter.contract.ts'

/** Of one operator (L14). */
const TESTS: Limit = { name: 'desk-newsletter-tests', max: 10, seconds: DAY_MS / SECOND_MS }

export const deskNewsletterRoutes: Route[] = [
  handleAtDesk(getDeskNewsletter, async (_input, { services }) => {
    const weeks = listMondays(services, WEEKS)
    const [issues, figures, readers] = await Promise.all([
      listIssueStates(services),
      readFigures(services, WEEKS),
      countReaders(services),
    ])
    return {
      issues,
      readers: shownSum([readers]),
      weeks,
      came: showSeries(figures, weeks, 'readersCame'),
      left: showSeries(figures, weeks, 'readersLeft'),
    }
  }),

  handleAtDesk(getDeskIssue, async ({ slug }, { services }) => {
    const issue = requireIssue(slug)
    const { text } = writePreview(services, issue)
    return { issue: viewIssue(DEFAULT_LANGUAGE, slug), text, progress: await progressOf(services, slug) }
  }),

  handleAtDesk(getDeskIssueProgress, ({ slug }, { services }) => progressOf(services, requireIssue(slug).slug)),

  handleDeskAct(
    testDeskIssue,
    { act: 'test-newsletter', about: ({ slug }) => ({ issue: slug }) },
    async ({ slug }, { services, operator }, transaction) => {
      const issue = requireIssue(slug)
      if (!(await tryTakeLimit(transaction, services, { limit: TESTS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_test_enough', { retryAfter: TESTS.seconds })
      }
      await queueTest(transaction, services, issue, operator.email)
      return {}
    },
  ),
]

/** @throws AppError 404 */
function requireIssue(slug: string): Issue {
  const issue = findIssue(DEFAULT_LANGUAGE, slug)
  if (issue === undefined) throw new AppError('not_found', 'desk_answers_issue_unknown')
  return issue
}

async function progressOf(services: Services, slug: string): Promise<Progress> {
  const states = await listIssueStates(services)
  const state = states.find((one) => one.slug === slug)?.state ?? 'not sent'
  return { state, ...(await readProgress(services.database.query, slug)) }
}
