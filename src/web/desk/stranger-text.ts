// The words of a stranger, with everything that is not seen made visible.

/** Signs without a shape of their own: they hide words, or turn those around them. A line break is left. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu

/** Each unseen sign as its number, such as '[U+202E]'. */
export function showStrangerText(words: string): string {
  return words.replaceAll(UNSEEN, (sign) =>
    sign === '\n' ? sign : `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
