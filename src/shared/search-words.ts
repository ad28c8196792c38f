// The words of a search, as far as they may be sent: never with a digit or a sign, so that no number and no address is among them.

/** At most four words of letters; an apostrophe or a hyphen may be inside. */
const HARMLESS = /^[\p{L}\p{M}'-]{1,24}(?: [\p{L}\p{M}'-]{1,24}){0,3}$/u

/** Characters as typed, blanks too. More are not even looked at: to normalise them takes long. */
const LONGEST = 200

/** The same words however they were typed; undefined where they may identify a person. */
export function foldSearchWords(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.,;:]+(?=\s|$)/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
  return HARMLESS.test(words) ? words : undefined
}
