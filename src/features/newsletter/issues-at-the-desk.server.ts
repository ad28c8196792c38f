// The front door of issues for the operators' desk: data without a reader's address (L7).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { readChoosable } from './choose-at-the-desk.server.ts'
import { findIssue } from './issues/issues.server.ts'
import { areIssuesFew, findIssuesAhead } from './issues/issues-ahead.server.ts'
import { type IssueState, listIssueStates } from './operator/newsletter-commands.server.ts'
import { queueTest, writePreview } from './operator/preview-issue.server.ts'
import { readProgress } from './sending/issue-status.server.ts'

/** Every issue and what became of it, the earliest first. */
export function listIssuesAtDesk(services: Services): Promise<IssueState[]> {
  return listIssueStates(services)
}

/** How many issues still leave by themselves, and whether an editor has to write. */
export async function countIssuesAhead({ database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>) {
  const ahead = await findIssuesAhead(database.query, clock())
  return { count: ahead.count, isFew: areIssuesFew(ahead, config.newsletter.sending) }
}

/** An issue, sent or not, and the text part of its mail; undefined when there is none. */
export async function lookAtIssue(services: Services, slug: string) {
  const issue = await findIssue(services.database.query, DEFAULT_LANGUAGE, slug)
  return issue === undefined ? undefined : { issue, text: writePreview(services, issue).text }
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
  const issue = await findIssue(transaction, DEFAULT_LANGUAGE, slug)
  if (issue === undefined) return false
  await queueTest(transaction, services, issue, to)
  return true
}
