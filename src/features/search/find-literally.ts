// The search as the specification has it: what contains what is typed, most popular first. Before it comes what has it from the
// beginning of a word on.
import { splitWords } from './split-words.ts'

/** Shorter pieces are inside too many words, as 'ai' is in 'again'. */
const SHORTEST_INSIDE = 3

/** Texts of entries as they are compared: every letter typed asks for all of them again. */
const remembered = new Map<string, string>()

/** A blank query finds nothing. @param textsOf where the query may be */
export function findLiterally<Entry extends { popularity?: number }>(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const wanted = spaced(query)
  if (wanted === '') return []
  const containing = (piece: string) =>
    entries
      .filter((entry) => textsOf(entry).some((text) => spacedOnce(text).includes(piece)))
      .sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0))
  const inside = wanted.trimStart()
  return [...new Set([...containing(wanted), ...(inside.length < SHORTEST_INSIDE ? [] : containing(inside))])]
}

function spacedOnce(text: string): string {
  const known = remembered.get(text) ?? spaced(text)
  remembered.set(text, known)
  return known
}

/** A space before each word and none at the end, which may be the middle of a word. */
function spaced(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join('')
}
