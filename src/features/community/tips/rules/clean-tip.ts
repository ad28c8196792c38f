// A tip as it is kept and shown: one line of text, without what cannot be seen or turns the line around.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters may carry marks, and a few on one letter are no language's. */
const MARKS_MOST = 4
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu')
/** Joiners make emoji and letters of some languages; all others of their kind are hidden signs. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** They choose how an emoji looks; anywhere else, and of any other kind, they are hidden signs. */
const LONE_SELECTORS = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]|(?<!\p{Extended_Pictographic})\ufe0f/gu

/** Characters as a reader counts them: a family of four is one. */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length
}

export function cleanTip(text: string): string {
  // Braille has a letter without a dot.
  const spaced = text.normalize('NFC').replaceAll(/[\s\u2800]+/g, ' ')
  const visible = spaced.replaceAll(HIDDEN, '').replaceAll(LONE_SELECTORS, '')
  return visible.replaceAll(/ {2,}/g, ' ').replaceAll(TOO_MANY_MARKS, '$1').trim()
}
