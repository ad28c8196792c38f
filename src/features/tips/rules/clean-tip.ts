// A tip as it is kept and shown: one line of text, without what cannot be seen or turns the line around (L10).

/** Letters may carry marks, and a few on one letter are no language's. */
const MARKS_MOST = 4
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu')
/** Joiners make emoji and letters of some languages; all others of their kind are hidden signs. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

export function cleanTip(text: string): string {
  const visible = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '')
  return visible.replaceAll(/ {2,}/g, ' ').replaceAll(TOO_MANY_MARKS, '$1').trim()
}
