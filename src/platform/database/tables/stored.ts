// What the privacy policy says of a table.
export interface Stored {
  /** How the lines begin that describe it in the privacy policy. docs/desk.md describes what is stored on operators. */
  lines: string[] | 'about nobody' | 'about operators'
  /** All of the table's, apart by spaces. */
  columns: string
}
