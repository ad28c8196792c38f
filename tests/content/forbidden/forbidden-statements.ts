// Finds statements in the content that the evidence does not bear, and names that are out of date.
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import { type CheckedText, createLineFinder } from '../reading/checked-text.ts'
import { splitSentences } from '../reading/sentences.ts'
import { createFinding, type Finding } from '../rules/finding.ts'
import { AGES } from './forbidden-ages.ts'
import { AI } from './forbidden-ai.ts'
import { BRANDS, DEAD_NAMES, TONE } from './forbidden-brands-tone.ts'
import { SAFE_WORDS } from './forbidden-safe-words.ts'
import { SAFETY } from './forbidden-safety.ts'
import { GAMES, SCREENS } from './forbidden-screens-games.ts'
import type { ForbiddenStatement } from './forbidden-statement.ts'

/**
 * What we do not write, why, and what to write instead: evidence dossier sections 1.3 and 8, safety dossier section 6, AI
 * dossier section 4 and ages dossier section 6, all of it that a pattern can find. One sentence is judged at a time.
 */
export const FORBIDDEN_STATEMENTS: readonly ForbiddenStatement[] = [
  ...DEAD_NAMES,
  ...SCREENS,
  ...GAMES,
  ...SAFETY,
  ...SAFE_WORDS,
  ...AI,
  ...AGES,
  ...BRANDS,
  ...TONE,
]

/** Every forbidden statement in some texts, sentence by sentence. */
export function checkStatements(texts: readonly CheckedText[]): Finding[] {
  return texts.flatMap((text) =>
    splitSentences(text.text).flatMap((sentence) =>
      FORBIDDEN_STATEMENTS.filter((statement) => isBroken(statement, sentence, text.part)).map((statement) => {
        const words = statement.pattern.exec(sentence)?.[0] ?? ''
        return createFinding(text, `"${words}" must not be said. ${statement.reason}`, statement.instead)
      }),
    ),
  )
}

function isBroken({ pattern, unless, allowedInOptions }: ForbiddenStatement, sentence: string, part: string): boolean {
  if (allowedInOptions && part === 'option') return false
  return pattern.test(sentence) && !unless?.test(sentence)
}

/** Names that are out of date, anywhere in a file: notes and tags too. */
export function checkDeadNames(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    DEAD_NAMES.filter(({ pattern }) => pattern.test(content)).map(({ pattern, reason, instead }) => {
      const name = pattern.exec(content)?.[0] ?? ''
      return createFinding({ file, line: index + 1 }, `"${name}" is out of date. ${reason}`, instead)
    }),
  )
}

/** Texts of a data file, with their lines. */
export function listTexts(file: string, source: string, texts: readonly string[]): CheckedText[] {
  const lineOf = createLineFinder(source)
  return texts.map((text) => ({ file, part: 'words', text, line: lineOf(text) }))
}

/** Texts of a Markdown file that is no tool: a checklist, a newsletter, a page. Its front matter is left out. */
export function listMarkdownTexts(file: string, source: string): CheckedText[] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '')
  return listTexts(file, source, textsOfBlocks(parseMarkdown(body)))
}
