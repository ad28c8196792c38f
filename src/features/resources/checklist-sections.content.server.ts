// The body of a checklist file: the text before the first heading, then a section for each `##` or `###`. A heading
// may end with its time box, in English '(10 minutes)'. Boxes are numbered through the whole list. A line `---` ends the list: the
// help panel is there, on the side of the paper about danger, and what follows are notes.

import { ContentError } from '#src/platform/content/content-error.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import type { Checklist, ChecklistBox, ChecklistPart, ChecklistSection } from './resources.contract.ts'

interface ChecklistBody {
  body: string
  bodyLine: number
  /** How many there have to be. */
  boxes: number
}

/** @throws {ContentError} unless there are as many boxes as there have to be, each of one paragraph */
export function readChecklistSections(
  language: Language,
  file: string,
  { body, bodyLine, boxes: wanted }: ChecklistBody,
): Pick<Checklist, 'intro' | 'sections' | 'notes'> {
  const mistake = (problem: string, mend: string) => new ContentError({ file, line: bodyLine, problem, mend })
  const intro: MarkdownBlock[] = []
  const sections: ChecklistSection[] = []
  let count = 0
  let listEnd: number | undefined
  for (const block of parseMarkdown(body)) {
    if (block.kind === 'heading') {
      sections.push(startSection(language, block.level, textOfInlines(block.children)))
      continue
    }
    if (block.kind === 'rule') {
      listEnd = sections.length
      continue
    }
    const section = sections.at(-1)
    if (section === undefined) {
      intro.push(block)
      continue
    }
    const boxes = readBoxes(block, count)
    if (boxes === null) throw mistake('A tick box holds more than one paragraph.', 'Write each box as one paragraph.')
    count += boxes.length
    addToSection(section, block, boxes)
  }
  if (count !== wanted) throw mistake(`There are ${count} tick boxes.`, `"boxes" says ${wanted}.`)
  if (listEnd === undefined) throw mistake('The list has no end.', 'Add a line "---" where the help panel belongs.')
  return { intro, sections: sections.slice(0, listEnd), notes: sections.slice(listEnd) }
}

function startSection(language: Language, level: number, words: string): ChecklistSection {
  const t = translator(language)
  const count = Number(/\((\d+)[^()]*\)$/.exec(words)?.[1])
  const timeBox = ` (${t('resources_minutes', { count })})`
  const timed = words.endsWith(timeBox)
  return {
    title: timed ? words.slice(0, -timeBox.length) : words,
    level: level === 2 ? 2 : 3,
    ...(timed ? { minutes: count } : {}),
    parts: [],
  }
}

/** The boxes of a list of tick boxes; none for any other block; null when a box is not one paragraph. */
function readBoxes(block: MarkdownBlock, count: number): ChecklistBox[] | null {
  if (block.kind !== 'list' || block.items.every((item) => item.checked === undefined)) return []
  const boxes = block.items.flatMap(({ checked, children: [first, ...rest] }, index): ChecklistBox[] =>
    checked === undefined || first?.kind !== 'paragraph' || rest.length > 0
      ? []
      : [{ number: count + index + 1, nodes: first.children }],
  )
  return boxes.length === block.items.length ? boxes : null
}

function addToSection({ parts }: ChecklistSection, block: MarkdownBlock, boxes: ChecklistBox[]): void {
  const last: ChecklistPart | undefined = parts.at(-1)
  if (boxes.length > 0) parts.push({ kind: 'boxes', boxes })
  else if (last?.kind === 'words') last.blocks.push(block)
  else parts.push({ kind: 'words', blocks: [block] })
}
