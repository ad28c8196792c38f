// CSV that no spreadsheet runs and no terminal obeys: a cell that would start a formula is made text by an apostrophe, and what
// strangers may have written to move the cursor, change the title or turn a line around is left out.
const STARTS_FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/

/** Control characters but line ends and tabs, and marks that set a direction. */
const COMMANDS = /(?![\n\r\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Rows of cells as RFC 4180 text, with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(written: string): string {
  const text = written.replaceAll(COMMANDS, '')
  const harmless = STARTS_FORMULA.test(text) ? `'${text}` : text
  // Always quoted, so that a line break or a separator of another country stays inside.
  return `"${harmless.replaceAll('"', '""')}"`
}
