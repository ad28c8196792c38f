// Reads `## now` of a serious tool: a heading, the actions as a numbered list, and the texts after the three labels,
// in English 'Say this:', "Don't:" and 'Later:'.

import { ContentError } from '#src/platform/content/content-error.ts'
import { parseInlineMarkdown, parseMarkdown } from '#src/platform/content/markdown.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { textOfInlines } from '#src/shared/markdown-text.ts'
import type { MarkdownBlock, MarkdownInline } from '#src/shared/markdown-tree.ts'
import type { NowPage } from '../curriculum.contract.ts'
import type { LessonSection } from './lesson-sections.content.server.ts'

/** For what is happening this minute; it follows the sections of the player. */
export const NOW_SECTION = 'now'

export type NowWords = Pick<NowPage, 'heading' | 'actions' | 'say' | 'dont' | 'later'> & { language: Language }

/** @throws {ContentError} when one of its parts is missing */
export function readNow(language: Language, section: LessonSection): NowWords {
  const t = translator(language)
  const { heading, words, yaml, exercise } = section
  if (heading === '') throw mistakeIn(section, 'The heading is missing.', 'Say in a "### " line what is happening.')
  if (yaml ?? exercise) throw mistakeIn(section, 'This section has no yaml block.', 'Take the block out.')
  const blocks = parseMarkdown(words)
  const labels = {
    say: t('now_say_title'),
    dont: t('now_dont_title'),
    later: t('now_later_title'),
  }
  const behind = (label: string) => requirePart(section, blocks, label, Object.values(labels))
  const [first] = blocks
  if (first?.kind !== 'list' || !first.ordered) {
    throw mistakeIn(section, 'The actions are missing.', 'Start with a numbered list, one action a line.')
  }
  const [say, ...besideSay] = behind(labels.say)
  if (say?.kind !== 'paragraph' || besideSay.length > 0) {
    throw mistakeIn(
      section,
      `"${labels.say}" is not one line.`,
      `Write **${labels.say}:** and one sentence, in one paragraph.`,
    )
  }
  const dont = behind(labels.dont).find((block) => block.kind === 'list')
  if (dont === undefined)
    throw mistakeIn(section, `"${labels.dont}" has no list.`, 'Write one thing a line below it, with "- ".')
  return {
    language,
    heading: textOfInlines(parseInlineMarkdown(heading)),
    actions: readItems(section, first),
    say: say.children,
    dont: readItems(section, dont),
    later: behind(labels.later),
  }
}

/** The text after `**Label:**`, up to the next label. */
function requirePart(
  section: LessonSection,
  blocks: MarkdownBlock[],
  label: string,
  labels: string[],
): MarkdownBlock[] {
  const start = blocks.findIndex((block) => labelOf(block, labels) === label)
  const opening = blocks[start]
  if (opening?.kind !== 'paragraph') {
    throw mistakeIn(section, `"${label}" is missing.`, `Add a paragraph that starts with **${label}:**.`)
  }
  const end = blocks.findIndex((block, index) => index > start && labelOf(block, labels) !== undefined)
  const words = trimStart(opening.children.slice(1))
  const rest = blocks.slice(start + 1, end === -1 ? undefined : end)
  return words.length === 0 ? rest : [{ kind: 'paragraph', children: words }, ...rest]
}

function labelOf(block: MarkdownBlock, labels: string[]): string | undefined {
  if (block.kind !== 'paragraph') return undefined
  const [first] = block.children
  if (typeof first !== 'object' || first.kind !== 'strong') return undefined
  const words = textOfInlines(first.children).replace('’', "'")
  return labels.find((label) => words === `${label}:`)
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
