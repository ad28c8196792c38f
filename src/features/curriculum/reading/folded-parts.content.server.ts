// Divides the text of a section into an open part and parts that open on a tap: the parts below a `####` heading.

import { parseInlineMarkdown, parseMarkdown } from '#src/platform/content/markdown.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Age } from '#src/shared/ages.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { FoldedPart } from '../curriculum.contract.ts'

/** Folded in every section; other headings fold in `planApply` only. */
export const evidenceHeading = (language: Language): string => translator(language)('tool_parts_evidence')

/** The headings of the parts for one child, in their order. */
export function listChildParts(language: Language): { heading: string; age?: Age }[] {
  const t = translator(language)
  return [
    { heading: t('tool_parts_5_to_8'), age: '5-to-8' },
    { heading: t('tool_parts_9_to_12'), age: '9-to-12' },
    { heading: t('tool_parts_13_or_over'), age: '13-or-over' },
    { heading: t('tool_parts_send') },
  ]
}

/** The same in the Teen Guide, whose tools are all for one age. */
export function listTeenParts(language: Language): string[] {
  const t = translator(language)
  return [t('tool_parts_13_14'), t('tool_parts_15_16'), t('tool_parts_send')]
}

/** @param open Markdown that is open */
export interface DividedWords {
  open: string
  folded?: FoldedPart[]
}

/** @param foldsAll whether each heading starts a folded part, or only the one for the evidence */
export function divideWords(language: Language, words: string, foldsAll: boolean): DividedWords {
  const parts = cutAtHeadings(words)
  const evidence = evidenceHeading(language)
  const isFolded = ({ heading }: Part) => heading !== '' && (foldsAll || heading === evidence)
  const folded = parts.filter(isFolded)
  const open = parts
    .filter((part) => !isFolded(part))
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
  if (folded.length === 0) return { open }
  return { open, folded: folded.map((part) => foldPart(language, part)) }
}

function foldPart(language: Language, { heading, body }: Part): FoldedPart {
  const age = listChildParts(language).find((part) => part.heading === heading)?.age
  return { heading, ...(age === undefined ? {} : { age }), tree: parseMarkdown(body) }
}

interface Part {
  heading: string
  /** Without its heading. */
  body: string
  /** With it. */
  text: string
}

function cutAtHeadings(words: string): Part[] {
  let fenced = false
  const parts: string[][] = [[]]
  for (const line of words.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced
    if (!fenced && /^####\s/.test(line)) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts.map((lines, index) => {
    const [first = '', ...rest] = lines
    const text = lines.join('\n')
    if (index === 0) return { heading: '', body: text, text }
    return { heading: textOfInlines(parseInlineMarkdown(first.slice(4).trim())), body: rest.join('\n'), text }
  })
}
