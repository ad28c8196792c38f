// The characters our PDFs can draw: what our typefaces have of them. The typefaces are cut down to this list
// (`scripts/assets/convert-pdf-fonts.ts`), and any other character of a text is replaced before it is drawn.
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Letters that the first two typefaces lack: they have files and names of their own. */
export const MORE_PDF_CHARACTERS = 'ąćęłńśźżĄĆĘŁŃŚŹŻŵŷŴŶ'

/** Basic Latin, the letters of western European languages, and the punctuation of our texts. */
export const FIRST_PDF_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa1, 0xa3)}${range(0xa5, 0xac)}${range(0xae, 0xb4)}${range(0xb6, 0xff)}–—‘’‚“”„•…€™`

/** The letters of Urdu, its vowel marks, digits and punctuation, in a typeface of their own; how they join comes with them. */
export const URDU_PDF_CHARACTERS =
  'آأؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىةءٹپچڈڑژکگںھہۂۃیےۓۀ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0670\u0657،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩'

/** All of them. */
export const PDF_CHARACTERS = FIRST_PDF_CHARACTERS + MORE_PDF_CHARACTERS + URDU_PDF_CHARACTERS

const known = new Set(PDF_CHARACTERS)

/** Drawn in place of a character that the typefaces lack, so that the reader sees that something is missing. */
export const MISSING_CHARACTER = '?'

/** Whether the typefaces have a character, given as one code point. */
export function canBeDrawn(character: string): boolean {
  return known.has(character)
}
