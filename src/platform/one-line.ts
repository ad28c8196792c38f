// Words of strangers as one line: an editor reads them beside others.

/** Line ends, control characters and marks that turn the direction of what stands beside them. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** @returns null when nothing is left to read */
export function toOneLine(words = ''): string | null {
  const line = words.replaceAll(NOT_OF_A_LINE, ' ').trim()
  return line === '' ? null : line
}
