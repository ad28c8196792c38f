// The public archive: issues whose sending has begun. Nothing of it says who got them.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { InEnglish, MarkdownBlock } from '#src/shared/markdown-tree.ts'

export const IssueSummary = z.object({
  slug: z.string(),
  /** ISO day, the Saturday it is for. */
  date: z.string(),
  subject: z.string(),
  preheader: z.string(),
})
export type IssueSummary = z.infer<typeof IssueSummary>

export const IssueView = z.extend(IssueSummary, {
  blocks: z.array(MarkdownBlock),
  /** Whose work it rests on. */
  sources: z.array(z.string()),
  inEnglish: InEnglish,
})
export type IssueView = z.infer<typeof IssueView>

export const listIssues = endpoint({
  method: 'GET',
  path: '/api/newsletter/issues',
  summary: 'The issues that have been sent, the newest first',
  input: z.object({}),
  answer: z.object({ issues: z.array(IssueSummary) }),
})

export const getIssue = endpoint({
  method: 'GET',
  path: '/api/newsletter/issues/{slug}',
  summary: 'One issue that has been sent',
  input: z.object({ slug: z.string().check(z.maxLength(100)) }),
  answer: IssueView,
})
