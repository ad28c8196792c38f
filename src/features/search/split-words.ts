// Text as the search compares it, on both ends: words in small letters without accents and apostrophes.

/** And the line that draws an Urdu word out. */
const ACCENTS = /[\p{M}\u0640]/gu
/** A phone types others than a page shows. */
const APOSTROPHES = /['’‘`´ʼ]/g
/** A stroke is no accent, and many leave it out. And a keyboard for Arabic has others than one for Urdu for the same letters. */
const SAME_LETTERS: Record<string, string> = {
  ł: 'l',
  '\u0629': '\u06C1',
  '\u0643': '\u06A9',
  '\u0647': '\u06C1',
  '\u0649': '\u06CC',
  '\u064A': '\u06CC',
}
const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text in order: 'They won’t' becomes 'they' and 'wont'. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(APOSTROPHES, '').toLowerCase()
  return (
    plain.replaceAll(/[ł\u0629\u0643\u0647\u0649\u064A]/g, (letter) => SAME_LETTERS[letter] ?? letter).match(WORD) ?? []
  )
}
