// The only reader of content/<language>/newsletter/*.md: one fact, one thing to do, one encouragement.

import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { findSource } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { ContentError } from '#src/platform/content/content-error.ts'
import {
  CONTENT_ROOT,
  contentFile,
  languageOfFile,
  listContentFiles,
  markUntranslated,
  readMarkdownFile,
} from '#src/platform/content/content-file.ts'
import { deepFreeze } from '#src/platform/content/content-memory.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { DEFAULT_LANGUAGE, type Language, type Untranslated } from '#src/shared/languages.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'

/** Words of an issue at most, headings included. */
const ISSUE_WORDS = 150
const SATURDAY = 6

const Front = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  /** The Saturday it is for. */
  date: z.iso.date(),
  subject: z.string().check(z.minLength(12), z.maxLength(70), z.regex(/^\P{C}+$/u)),
  preheader: z.string().check(z.minLength(40), z.maxLength(120)),
  evidence: z.array(z.string()).check(z.minLength(1)),
})

export interface Issue extends Untranslated {
  slug: string
  date: string
  subject: string
  preheader: string
  blocks: MarkdownBlock[]
  /** The ids of the sources, and how each is named. */
  evidence: string[]
  sources: string[]
}

/** English can do with them: a subject that needs no encoding is the same in every mail program. */
const PLAIN_LETTERS = /^[\x20-\x7e]+$/

/** Reads every issue, the earliest first. @throws {ContentError} for the first mistake */
export function readIssues(
  language: Language,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): readonly Issue[] {
  const issues = listContentFiles(language, 'newsletter', '.md', root).map((file) => ({
    ...readIssue(languageOfFile(language, file, root), file, sources),
    ...markUntranslated(language, file, root),
  }))
  const taken = issues.find((issue, index) => issues.findIndex(({ date }) => date === issue.date) < index)
  if (taken !== undefined) {
    const file = contentFile(language, join('newsletter', `${taken.slug}.md`), root)
    throw new ContentError({ file, problem: 'Another issue has this date.', mend: 'Give it a Saturday of its own.' })
  }
  return deepFreeze(issues.sort((one, other) => one.date.localeCompare(other.date)))
}

/** @throws {ContentError} with file, line and what to do */
function readIssue(language: Language, file: string, sources: readonly Source[]): Issue {
  const { front, body, bodyLine } = readMarkdownFile(file, Front)
  const { data, mistake } = front
  if (data.slug !== basename(file, '.md')) {
    throw mistake(['slug'], `The file is called "${basename(file)}".`, 'Use the name of the file without ".md".')
  }
  if (language === DEFAULT_LANGUAGE && !PLAIN_LETTERS.test(data.subject)) {
    throw mistake(['subject'], 'Not every letter of it is plain.', 'Write straight quotes, and no emoji.')
  }
  if (new Date(data.date).getUTCDay() !== SATURDAY) {
    throw mistake(['date'], `${data.date} is no Saturday.`, 'The newsletter goes out on Saturdays: choose one.')
  }
  const named = data.evidence.map((id, index) => nameSource(findSource(sources, id, mistake, ['evidence', index])))
  const blocks = parseMarkdown(body)
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2).length
  if (parts !== 3 || blocks[0]?.kind !== 'heading') {
    const problem = `It has ${parts} parts.`
    const mend = 'Write three parts, each under a "## " heading: one fact, one thing to do, one encouragement.'
    throw new ContentError({ file, line: bodyLine, problem, mend })
  }
  const words = textsOfBlocks(blocks).join(' ').split(/\s+/).filter(Boolean).length
  if (words > ISSUE_WORDS) {
    throw new ContentError({
      file,
      line: bodyLine,
      problem: `It has ${words} words.`,
      mend: `Cut it to ${ISSUE_WORDS}.`,
    })
  }
  return { ...data, blocks, sources: named }
}

function nameSource({ author, title, publisher, year }: Source): string {
  return [author, title, publisher, year].filter(Boolean).join(', ')
}
