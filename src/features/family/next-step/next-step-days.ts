// Days as the device counts them: '2026-11-22' by its own clock and time zone. A step has a day, never a time.

/** The days on which a parent may ask to be asked. */
export type AskDay = 'today' | 'tomorrow' | 'in-three-days' | 'on-saturday'

const SATURDAY = 6

/** The day it is on this device. */
export function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export function addDays(day: string, days: number): string {
  const date = asUtc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day a parent means. 'On Saturday' said on a Saturday is the next one: for this one there is 'today'. */
export function dayFor(choice: AskDay, today: string): string {
  switch (choice) {
    case 'today':
      return today
    case 'tomorrow':
      return addDays(today, 1)
    case 'in-three-days':
      return addDays(today, 3)
    case 'on-saturday':
      return addDays(today, (SATURDAY - asUtc(today).getUTCDay() + 7) % 7 || 7)
  }
}

/** Noon, so that no time zone moves it to a neighbouring day. */
export function asUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
