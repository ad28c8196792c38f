// The search as the specification has it: what contains the typed words, most popular first. They may start inside a sentence
// but not inside a word, so that 'ai' is not found in 'again'.
import { splitWords } from './split-words.ts'

/** A blank query finds nothing. @param textsOf where the query may stand */
export function findLiterally<Entry extends { popularity?: number }>(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const wanted = spaced(query)
  if (wanted === '') return []
  return entries
    .filter((entry) => textsOf(entry).some((text) => spaced(text).includes(wanted)))
    .sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0))
}

/** A space before each word and none at the end, which may be the middle of a word. */
function spaced(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join('')
}
