// Hours as families have them: what happens at a time of day happens at that time in London, whatever the clocks there do.
const TIME_ZONE = 'Europe/London'

/** The day it is in London, as an ISO day. */
export function londonDay(now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString()
}

/**
 * When an hour of a day begins in London. One that the clocks skip begins an hour later, one that comes twice the first time.
 * @param day an ISO day
 * @param hour 0 to 23
 */
export function londonHour(day: string, hour: number): Date {
  const plainTime = Temporal.PlainTime.from({ hour })
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: TIME_ZONE, plainTime })
  return new Date(at.epochMilliseconds)
}

/** The newest day on which an hour has begun in London. */
export function lastLondonDayAt(hour: number, now: Date): string {
  const today = londonDay(now)
  return londonHour(today, hour) <= now ? today : Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
}
