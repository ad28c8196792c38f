// Text as the search compares it, on both ends: words in small letters without accents and apostrophes.

const ACCENTS = /\p{M}/gu
/** A phone types others than a page shows. */
const APOSTROPHES = /['’‘`´ʼ]/g
/** Letters of Urdu that keyboards write as their Arabic or Persian twins. */
const TWINS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ' }
const TWIN = /[يىكهة]/g
const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text in order: 'They won’t' becomes 'they' and 'wont'. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(APOSTROPHES, '').toLowerCase()
  // Its stroke is no accent, and many leave it out.
  return (
    plain
      .replaceAll('ł', 'l')
      .replaceAll(TWIN, (letter) => TWINS[letter] ?? letter)
      .match(WORD) ?? []
  )
}
