// Reads `## now` of a serious tool: a heading, the actions as a numbered list, and what stands behind the three words
// 'Say this:', "Don't:" and 'Later:'.
import { ContentError } from '#src/platform/content/content-error.ts'
import { parseInlineMarkdown, parseMarkdown } from '#src/platform/content/markdown.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import type { NowPage } from '../curriculum.contract.ts'
import type { LessonSection } from './lesson-sections.content.server.ts'

export type NowWords = Pick<NowPage, 'heading' | 'actions' | 'say' | 'dont' | 'later'>

/** @throws {ContentError} when one of its parts is missing */
export function readNow(section: LessonSection): NowWords {
  const { heading, words, yaml, exercise } = section
  if (heading === '') throw mistakeIn(section, 'The heading is missing.', 'Say in a "### " line what is happening.')
  if (yaml ?? exercise) throw mistakeIn(section, 'This section has no yaml block.', 'Take the block out.')
  const blocks = parseMarkdown(words)
  const [first] = blocks
  if (first?.kind !== 'list' || !first.ordered) {
    throw mistakeIn(section, 'The actions are missing.', 'Start with a numbered list, one action a line.')
  }
  const [say, ...besideSay] = requirePart(section, blocks, 'Say this')
  if (say?.kind !== 'paragraph' || besideSay.length > 0) {
    throw mistakeIn(section, '"Say this" is not one line.', 'Write **Say this:** and one sentence, in one paragraph.')
  }
  const dont = requirePart(section, blocks, "Don't").find((block) => block.kind === 'list')
  if (dont === undefined)
    throw mistakeIn(section, '"Don\'t" has no list.', 'Write one thing a line below it, with "- ".')
  return {
    heading: textOfInlines(parseInlineMarkdown(heading)),
    actions: readItems(section, first),
    say: say.children,
    dont: readItems(section, dont),
    later: requirePart(section, blocks, 'Later'),
  }
}

/** What stands behind `**Label:**`, up to the next label. */
function requirePart(section: LessonSection, blocks: MarkdownBlock[], label: string): MarkdownBlock[] {
  const start = blocks.findIndex((block) => labelOf(block) === label)
  const opening = blocks[start]
  if (opening?.kind !== 'paragraph') {
    throw mistakeIn(section, `"${label}" is missing.`, `Add a paragraph that starts with **${label}:**.`)
  }
  const end = blocks.findIndex((block, index) => index > start && labelOf(block) !== undefined)
  const words = trimStart(opening.children.slice(1))
  const rest = blocks.slice(start + 1, end === -1 ? undefined : end)
  return words.length === 0 ? rest : [{ kind: 'paragraph', children: words }, ...rest]
}

function labelOf(block: MarkdownBlock): string | undefined {
  if (block.kind !== 'paragraph') return undefined
  const [first] = block.children
  if (typeof first !== 'object' || first.kind !== 'strong') return undefined
  return /^(Say this|Don't|Later):$/.exec(textOfInlines(first.children).replace('’', "'"))?.[1]
}

function trimStart([first, ...rest]: MarkdownInline[]): MarkdownInline[] {
  if (typeof first === 'object' && first.kind === 'break') return trimStart(rest)
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest]
  return first.trim() === '' ? trimStart(rest) : [first.trimStart(), ...rest]
}

function readItems(section: LessonSection, list: Extract<MarkdownBlock, { kind: 'list' }>): MarkdownInline[][] {
  return list.items.map(({ children: [only, ...others] }) => {
    if (only?.kind === 'paragraph' && others.length === 0) return only.children
    throw mistakeIn(section, 'A line of a list holds more than one paragraph.', 'One line, one thing.')
  })
}

function mistakeIn({ file, line, name }: LessonSection, problem: string, mend: string): ContentError {
  return new ContentError({ file, line, field: name, problem, mend })
}
