// Days in UTC as ISO text: what is kept instead of a time where a time would say too much of a person.

/** '2026-11-21'. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** The day so many calendar months before. */
export function isoDayMonthsBefore(time: Date, months: number): string {
  const day = new Date(time)
  day.setUTCMonth(day.getUTCMonth() - months)
  return isoDay(day)
}

/** The day so many days after a day. */
export function isoDayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** The Monday of its week, by which a week is named. */
export function isoWeek(time: Date): string {
  const day = Temporal.PlainDate.from(isoDay(time))
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

/** The Mondays of the last weeks, the one of that time included, oldest first. @param weeks how many, at least 1 */
export function listMondays(time: Date, weeks: number): [string, ...string[]] {
  const thisWeek = Temporal.PlainDate.from(isoWeek(time))
  const mondays = Array.from({ length: weeks }, (_, back) => thisWeek.subtract({ weeks: weeks - 1 - back }).toString())
  return mondays as [string, ...string[]]
}
