// The issues for everyone else, read once a language.

import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { type Issue, readIssues } from './issues.content.server.ts'
import type { IssueView } from './newsletter-archive.contract.ts'

/** Every issue, sent or not, the earliest first. */
export const loadIssues = rememberContent(
  (language, root) => readIssues(language, loadSources(language, root), root),
  'issues',
)

export function findIssue(language: Language, slug: string): Issue | undefined {
  return loadIssues(language).find((issue) => issue.slug === slug)
}

/** What an issue's page shows. Whether it may be shown yet, `archive.server.ts` tells. @throws when there is none */
export function viewIssue(language: Language, slug: string): IssueView {
  const issue = findIssue(language, slug)
  if (issue === undefined) throw new Error(`There is no issue ${slug}.`)
  const { evidence: _ids, ...view } = issue
  return view
}
