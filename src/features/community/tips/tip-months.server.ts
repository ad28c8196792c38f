// Months as ISO text: the finest time that is kept of a tip.
import { isoDay, isoDayMonthsBefore } from '#src/platform/iso-day.ts'

const MONTH_LENGTH = '2026-11'.length

/** '2026-11'. */
export function isoMonth(time: Date): string {
  return isoDay(time).slice(0, MONTH_LENGTH)
}

/** The month so many months before. */
export function isoMonthBefore(time: Date, months: number): string {
  // From the first of the month: the 31st has no day in every month.
  return isoDayMonthsBefore(new Date(`${isoMonth(time)}-01`), months).slice(0, MONTH_LENGTH)
}

/** An ISO day. */
export function lastDayOfNextMonth(time: Date): string {
  const next = Temporal.PlainDate.from(isoDay(time)).add({ months: 1 })
  return next.with({ day: next.daysInMonth }).toString()
}
