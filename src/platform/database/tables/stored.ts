// Links a table to the lines of the privacy policy about it.
export interface Stored {
  /** How the lines begin that describe it in the privacy policy. docs/desk.md describes what is stored on operators. */
  lines: string[] | 'about no person' | 'about operators'
  /** All columns of the table, separated by spaces. */
  columns: string
}
