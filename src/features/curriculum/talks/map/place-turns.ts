// Places each turn of a talk on its map, by the number of presses from the start. Pure functions.
import { END, type TalkTurn } from '../talk.ts'

export interface MapPlace {
  id: string
  /** How many turns come before it, at least; the end is below all. */
  row: number
  /** Its place in the row. */
  column: number
}

export function placeTurns(turns: readonly TalkTurn[]): MapPlace[] {
  const rows: string[][] = []
  const placed = new Set<string>()
  let row = turns.slice(0, 1).map(({ id }) => id)
  while (row.length > 0) {
    rows.push(row)
    for (const id of row) placed.add(id)
    const next = turns.filter(({ id }) => row.includes(id)).flatMap(({ options }) => options.map((one) => one.next))
    row = [...new Set(next)].filter((id) => id !== END && !placed.has(id))
  }
  return [...rows, [END]].flatMap((ids, at) => ids.map((id, column) => ({ id, row: at, column })))
}
