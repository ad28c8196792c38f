// What the privacy policy says of a table.
export interface Stored {
  /** Where the privacy policy speaks of it: how its lines begin. What is kept on operators stands in docs/desk.md. */
  lines: string[] | 'about nobody' | 'about operators'
  /** All of the table's, apart by spaces. */
  columns: string
}
