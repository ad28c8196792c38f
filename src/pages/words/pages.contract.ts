// A page of plain words: its title, what search engines show, and its text as a tree.
import * as z from 'zod/mini'
import { InEnglish, MarkdownBlock } from '#src/shared/markdown-tree.ts'

export const TextPage = z.object({
  title: z.string(),
  description: z.string(),
  version: z.optional(z.string()),
  /** ISO day. */
  updated: z.string(),
  /** What the facts of the page rest on. */
  sources: z.array(z.object({ author: z.string(), title: z.string(), year: z.string() })),
  blocks: z.array(MarkdownBlock),
  inEnglish: InEnglish,
})
export type TextPage = z.infer<typeof TextPage>
