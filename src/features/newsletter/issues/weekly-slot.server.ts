// When the newsletter goes out: Saturday, 09:00 in London, whatever the clocks there do.
const TIME_ZONE = 'Europe/London'
const SATURDAY = 6
const TIME = '09:00'

export interface Slot {
  /** The Saturday, as an ISO day: the key that can be used only once. */
  day: string
  at: Date
}

/** The newest slot that has begun. */
export function findSlot(now: Date): Slot {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE)
  const saturday = here.toPlainDate().subtract({ days: (here.dayOfWeek - SATURDAY + 7) % 7 })
  const slot = slotOf(saturday)
  return slot.at <= now ? slot : slotOf(saturday.subtract({ days: 7 }))
}

/** @param day an ISO day, in London */
export function slotOn(day: string): Slot {
  return slotOf(Temporal.PlainDate.from(day))
}

function slotOf(day: Temporal.PlainDate): Slot {
  const at = day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: Temporal.PlainTime.from(TIME) })
  return { day: day.toString(), at: new Date(at.epochMilliseconds) }
}
