// The only reader of content/<language>/pages/*.md.
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CONTENT_ROOT, contentFolder, readMarkdownFile } from '#src/server/content-file.ts'
import { parseMarkdown } from '#src/server/markdown.ts'
import type { Language } from '#src/shared/product.ts'
import type { WordsPage } from './pages.contract.ts'

const Front = z.strictObject({
  title: z.string().check(z.minLength(3)),
  description: z.string().check(z.minLength(40), z.maxLength(200)),
  version: z.optional(z.string()),
  updated: z.iso.date(),
})

/** Reads one page. @throws {ContentError} naming file, line and what to do */
export function readWordsPage(slug: string, language: Language, root: string = CONTENT_ROOT): WordsPage {
  const { front, body } = readMarkdownFile(join(contentFolder(language, root), 'pages', `${slug}.md`), Front)
  return { ...front.data, blocks: parseMarkdown(body) }
}
