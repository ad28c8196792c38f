// Days from which to which rows are asked for: what is handed out has no time finer than a day.
/** ISO days in UTC, both of them within. */
export interface DayRange {
  from: string
  to: string
}
