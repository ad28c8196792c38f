// Turns a tip into the form that is stored and shown: one line of text without invisible and direction characters.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters may have marks, but no language puts more than this on one letter. */
const MARKS_MOST = 4
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu')
/** Invisible characters, except joiners, which emoji and some languages need. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** Variation selectors, except those that choose how an emoji looks. */
const LONE_SELECTORS = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]|(?<!\p{Extended_Pictographic})\ufe0f/gu

/** Characters as a reader counts them: a family of four is one. */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length
}

export function cleanTip(text: string): string {
  // An empty braille pattern looks like a space.
  const spaced = text.normalize('NFC').replaceAll(/[\s\u2800]+/g, ' ')
  const visible = spaced.replaceAll(HIDDEN, '').replaceAll(LONE_SELECTORS, '')
  return visible.replaceAll(/ {2,}/g, ' ').replaceAll(TOO_MANY_MARKS, '$1').trim()
}
