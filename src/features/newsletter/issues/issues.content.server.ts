// The only reader of content/<language>/newsletter/*.md: the issues that a fresh installation begins with.
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { loadSources } from '#src/features/help/sources/sources.server.ts'
import { ContentError } from '#src/platform/content/content-error.ts'
import {
  CONTENT_ROOT,
  contentFile,
  languageOfFile,
  listContentFiles,
  markUntranslated,
  readMarkdownFile,
} from '#src/platform/content/content-file.ts'
import { deepFreeze, rememberContent } from '#src/platform/content/content-memory.ts'
import { renderMessage } from '#src/platform/http/render-message.ts'
import { DEFAULT_LANGUAGE, type Language, type Untranslated } from '#src/shared/languages.ts'
import { findIssueFaults, findWordFaults, type WrittenIssue } from './issue-rules.server.ts'

const Front = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  date: z.iso.date(),
  subject: z.string(),
  preheader: z.string(),
  evidence: z.array(z.string()),
})

export interface IssueFile extends WrittenIssue, Untranslated {
  slug: string
}

/** Reads every issue, the earliest first. @throws {ContentError} for the first mistake */
export function readIssues(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): readonly IssueFile[] {
  const known = new Set(sources.map(({ id }) => id))
  const issues = listContentFiles(language, 'newsletter', '.md', root).map((file) => ({
    ...readIssue(languageOfFile(language, file, root), file, known),
    ...markUntranslated(language, file, root),
  }))
  const taken = issues.find((issue, index) => issues.findIndex(({ date }) => date === issue.date) < index)
  if (taken !== undefined) {
    const file = contentFile(language, join('newsletter', `${taken.slug}.md`), root)
    throw new ContentError({ file, problem: 'Another issue has this date.', mend: 'Give it a Saturday of its own.' })
  }
  return deepFreeze(issues.sort((one, other) => one.date.localeCompare(other.date)))
}

/** Reads the files once for each language. The database has the issues that are shown and sent, which may have been edited since. */
export const loadIssueFiles = rememberContent((language, root) =>
  // Their ids are the same in every language.
  readIssues(language, loadSources(DEFAULT_LANGUAGE, root), root),
)

/** @throws {ContentError} with file, line and what to do */
function readIssue(language: Language, file: string, known: ReadonlySet<string>): IssueFile {
  const { front, body, bodyLine } = readMarkdownFile(file, Front)
  const { data, mistake } = front
  if (data.slug !== basename(file, '.md')) {
    throw mistake(['slug'], `The file is called "${basename(file)}".`, 'Use the name of the file without ".md".')
  }
  const issue = { ...data, markdown: body.trim() }
  const [fault] = language === DEFAULT_LANGUAGE ? findIssueFaults(issue, known) : findWordFaults(language, issue)
  if (fault === undefined) return issue
  const problem = renderMessage(DEFAULT_LANGUAGE, fault.message)
  const mend = 'Change it.'
  if (fault.field !== 'markdown') throw mistake([fault.field], problem, mend)
  throw new ContentError({ file, line: bodyLine, problem, mend })
}
