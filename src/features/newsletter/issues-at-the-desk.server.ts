// The front door of issues for the operators' desk: data without a reader's address (L7).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { readChoosable } from './choose-at-the-desk.server.ts'
import { findIssue, viewIssue } from './issues/issues.server.ts'
import { type IssueState, listIssueStates } from './operator/newsletter-commands.server.ts'
import { queueTest, writePreview } from './operator/preview-issue.server.ts'
import { readProgress } from './sending/issue-status.server.ts'

/** Every issue and what became of it, the earliest first. */
export function listIssuesAtDesk(services: Services): Promise<IssueState[]> {
  return listIssueStates(services)
}

/** An issue, sent or not, and the text part of its mail; undefined when there is none. */
export function lookAtIssue(services: Services, slug: string) {
  const issue = findIssue(DEFAULT_LANGUAGE, slug)
  if (issue === undefined) return undefined
  return { issue: viewIssue(DEFAULT_LANGUAGE, slug), text: writePreview(services, issue).text }
}

/** How many of its copies are how far, and what can be chosen before that; undefined when there is no such issue. */
export async function followIssue(services: Services, slug: string) {
  const found = (await listIssueStates(services)).find((one) => one.slug === slug)
  if (found === undefined) return undefined
  const progress = await readProgress(services.database.query, slug)
  return { state: found.state, ...progress, choosable: await readChoosable(services, slug) }
}

/** Puts one copy for an operator into the outbox. @returns false when there is no such issue */
export async function testIssue(
  transaction: Kysely<Tables>,
  services: Services,
  slug: string,
  to: string,
): Promise<boolean> {
  const issue = findIssue(DEFAULT_LANGUAGE, slug)
  if (issue === undefined) return false
  await queueTest(transaction, services, issue, to)
  return true
}
