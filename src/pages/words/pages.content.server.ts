// The only reader of content/<language>/pages/*.md.

import { join } from 'node:path'
import * as z from 'zod/mini'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { CONTENT_ROOT, contentFile, markUntranslated, readMarkdownFile } from '#src/platform/content/content-file.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import type { Language } from '#src/shared/languages.ts'
import type { TextPage } from './pages.contract.ts'

const Front = z.strictObject({
  title: z.string().check(z.minLength(3)),
  description: z.string().check(z.minLength(40), z.maxLength(200)),
  version: z.optional(z.string()),
  updated: z.iso.date(),
  /** Ids of sources.yaml behind the facts of the page. */
  evidence: z.optional(z.array(z.string())),
})

/** Reads one page. @throws {ContentError} naming file, line and what to do */
export function readWordsPage(
  language: Language,
  slug: string,
  sources: readonly Source[],
  root: string = CONTENT_ROOT,
): TextPage {
  const file = contentFile(language, join('pages', `${slug}.md`), root)
  const { front, body } = readMarkdownFile(file, Front)
  const { evidence = [], ...words } = front.data
  const cited = citeSources(sources, evidence, front.mistake, ['evidence'])
  return { ...words, sources: cited, blocks: parseMarkdown(body), ...markUntranslated(language, file, root) }
}
