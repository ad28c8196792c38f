// Days from which to which rows are asked for: what is handed out has no time finer than a day (L8).
import { isoDayAfter } from '../iso-day.ts'

/** ISO days in UTC, both of them within. */
export interface DayRange {
  from: string
  to: string
}

/** The first time of it, and the first one after it, as the database keeps times. */
export function timesOf({ from, to }: DayRange): { start: string; end: string } {
  return { start: from, end: isoDayAfter(to, 1) }
}
