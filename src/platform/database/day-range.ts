// A range of days for exports, which have no time finer than a day.
/** ISO days in UTC, both included. */
export interface DayRange {
  from: string
  to: string
}
