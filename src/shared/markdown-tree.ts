// The small tree that Markdown becomes on the server, so that the browser needs no parser.
import * as z from 'zod/mini'
import { NATIONS, type Nation } from './nations.ts'

export type MarkdownInline =
  | string
  | { kind: 'strong' | 'emphasis' | 'strike'; children: MarkdownInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: MarkdownInline[] }
  | { kind: 'break' }
  /** Words that differ by nation: `everywhere` is for a parent who has not said theirs, and for a nation without words of its own. */
  | { kind: 'byNation'; everywhere: MarkdownInline[]; nations: { [nation in Nation]?: MarkdownInline[] | undefined } }

export type MarkdownBlock =
  | { kind: 'paragraph'; children: MarkdownInline[] }
  | { kind: 'heading'; level: number; children: MarkdownInline[] }
  | { kind: 'list'; ordered: boolean; start?: number | undefined; items: MarkdownListItem[] }
  | { kind: 'quote'; children: MarkdownBlock[] }
  | { kind: 'table'; head: MarkdownInline[][]; rows: MarkdownInline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

/** `checked` is a boolean for a tick box (`- [ ] …`) and absent for a plain item. */
export interface MarkdownListItem {
  checked?: boolean | undefined
  children: MarkdownBlock[]
}

export const MarkdownInline: z.ZodMiniType<MarkdownInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.enum(['strong', 'emphasis', 'strike']), children: z.array(MarkdownInline) }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('link'), href: z.string(), children: z.array(MarkdownInline) }),
    z.object({ kind: z.literal('break') }),
    z.object({
      kind: z.literal('byNation'),
      everywhere: z.array(MarkdownInline),
      nations: z.partialRecord(z.enum(NATIONS), z.array(MarkdownInline)),
    }),
  ]),
)

export const MarkdownBlock: z.ZodMiniType<MarkdownBlock> = z.lazy(() =>
  z.union([
    z.object({ kind: z.literal('paragraph'), children: z.array(MarkdownInline) }),
    z.object({ kind: z.literal('heading'), level: z.number(), children: z.array(MarkdownInline) }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.optional(z.number()),
      items: z.array(z.object({ checked: z.optional(z.boolean()), children: z.array(MarkdownBlock) })),
    }),
    z.object({ kind: z.literal('quote'), children: z.array(MarkdownBlock) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(z.array(MarkdownInline)),
      rows: z.array(z.array(z.array(MarkdownInline))),
    }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('rule') }),
  ]),
)

/** The mark of words that are shown in a language and stay English until they are translated. */
export const InEnglish = z.optional(z.literal(true))
