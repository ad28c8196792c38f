// A text names what differs by nation with a term of `nations.yaml`: 'ring {{urgent-mental-health}}'. How such a name is found in a text.
import { DEFAULT_LANGUAGE, isLanguage } from '#src/shared/languages.ts'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'

/** As an author writes it. */
const WRITTEN_TERM = /\{\{([a-z-]+)\}\}/g
/** With the language of the file: an English text in place of a missing translation has the English words. */
export const MARKED_TERM = /\{\{([a-z-]+)@([A-Za-z-]+)\}\}/g

/** Notes beside each term the language of the file it is written in. */
export function markNationTerms(text: string, file: string): string {
  if (!text.includes('{{')) return text
  const language = file.split(/[/\\]/).findLast(isLanguage) ?? DEFAULT_LANGUAGE
  return text.replace(WRITTEN_TERM, `{{$1@${language}}}`)
}

/** A text with each term as a node of its own; the words come in once all of a reader's content is there. */
export function splitAtNationTerms(text: string): MarkdownInline[] {
  if (!text.includes('{{')) return [text]
  const parts: MarkdownInline[] = []
  let done = 0
  for (const { 0: name, index } of text.matchAll(MARKED_TERM)) {
    if (index > done) parts.push(text.slice(done, index))
    parts.push({ kind: 'byNation', everywhere: [name], nations: {} })
    done = index + name.length
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}
