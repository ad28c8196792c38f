// Divides the words of a section into what stands open and what opens on a tap: the parts below a `####` heading.
import { parseInlineMarkdown, parseMarkdown } from '#src/platform/content/markdown.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { AgeBand, FoldedPart } from '../curriculum.contract.ts'

/** Folded wherever it stands; other headings fold in `planApply` only. */
export const SOURCES_HEADING = 'How do we know?'

/** The headings of the parts for one age. */
const AGES: Record<string, AgeBand> = {
  'At 5 to 8': '5-to-8',
  'At 9 to 12': '9-to-12',
  'For a teenager': '13-or-over',
}

/** @param open Markdown that stands open */
export interface DividedWords {
  open: string
  folded?: FoldedPart[]
}

/** @param foldsAll whether each heading starts a folded part, or only 'How do we know?' */
export function divideWords(words: string, foldsAll: boolean): DividedWords {
  const parts = cutAtHeadings(words)
  const isFolded = ({ heading }: Part) => heading !== '' && (foldsAll || heading === SOURCES_HEADING)
  const folded = parts.filter(isFolded)
  const open = parts
    .filter((part) => !isFolded(part))
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
  if (folded.length === 0) return { open }
  return { open, folded: folded.map(foldPart) }
}

function foldPart({ heading, body }: Part): FoldedPart {
  const age = AGES[heading]
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
