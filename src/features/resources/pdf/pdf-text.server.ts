// Makes any text fit to be drawn: no invisible characters, nothing that turns the direction of reading,
// no endless words, nothing that the typefaces lack.
import { canBeDrawn, MISSING_CHARACTER } from './pdf-characters.server.ts'

const LONGEST_WORD = 80

/** Control characters, except what is white space; direction marks; what has no width; marks that no letter took, but for the vowels of Urdu. */
const UNSEEN = /[\p{Cf}\p{M}]|[^\P{Cc}\t\n\f\r]/gu

/** More marks on one letter than any language writes. Putting a long row of them in order takes quadratic time. */
const TOO_MANY_MARKS = /(\p{M}{8})\p{M}+/gu

/** Characters that our typefaces lack, and their replacements. */
const STAND_INS: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
  '\u2192': '->',
}

/** One line of text with single spaces, which may also be at its ends. */
export function cleanText(text: string): string {
  // Normalised first, so that a letter and its mark become the one character that the typefaces have.
  const seen = text.replace(TOO_MANY_MARKS, '$1').normalize('NFC').replace(UNSEEN, keepDrawn).replaceAll(/\s+/g, ' ')
  return replaceMissing(seen)
}

function keepDrawn(character: string): string {
  return canBeDrawn(character) ? character : ''
}

function replaceMissing(text: string): string {
  let result = ''
  let missing = false
  for (const character of text) {
    const known = canBeDrawn(character) ? character : STAND_INS[character]
    if (known !== undefined) result += known
    // A row of them, such as a word in another script, leaves one sign.
    else if (!missing) result += MISSING_CHARACTER
    missing = known === undefined
  }
  return result
}

/** Cuts words that no line could hold, also where a word runs through several pieces. Each piece is cleaned already. */
export function breakLongWords(pieces: readonly string[]): string[] {
  let length = 0
  return pieces.map((piece) => {
    let result = ''
    for (const character of piece) {
      length = character === ' ' || character === '\n' ? 0 : length + 1
      if (length > LONGEST_WORD) {
        result += ' '
        length = 1
      }
      result += character
    }
    return result
  })
}
