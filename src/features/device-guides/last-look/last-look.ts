// When somebody last looked at what a company says of itself, and when that is too long ago. Pure.

/** Kept for so long, what a company says of itself is likely to have changed. */
const FRESH_FOR_DAYS = 120
const DAY = 86_400_000

/**
 * Whether more than 120 days have gone since.
 * @param lastLook an ISO day, or a month such as '2026-06' or a year, which count from their first day
 * @param today an ISO day
 */
export function isOld(lastLook: string, today: string): boolean {
  return Date.parse(today) - Date.parse(lastLook) > FRESH_FOR_DAYS * DAY
}
