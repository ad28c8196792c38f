// CSV that no spreadsheet runs (J20): a cell that would start a formula is made text by an apostrophe.
const STARTS_FORMULA = /^[\s\u200b\ufeff]*[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/

/** Rows of cells as RFC 4180 text, with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(rows: string[][]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`
}

function toCell(text: string): string {
  const harmless = STARTS_FORMULA.test(text) ? `'${text}` : text
  // Always quoted, so that a line break or a separator of another country stays inside.
  return `"${harmless.replaceAll('"', '""')}"`
}
