// The day on which we last reviewed a company's own statements, with a note when that is long ago.
import { useEffect, useState } from 'react'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './reviewed-day.module.css'

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const yearFormat = dateFormat({ year: 'numeric', timeZone: 'UTC' })
/** Date formats by the length of what is written: an ISO day, a month or a year. */
const FORMATS: Record<number, typeof dayFormat> = { 10: dayFormat, 7: monthFormat, 4: yearFormat }

/** Kept for so long, what a company says of itself is likely to have changed. */
const FRESH_FOR_DAYS = 120
const DAY = 86_400_000

interface ReviewedDayProps {
  /** An ISO day, or a month or a year where no more is known. */
  day: string
  /** What to say beside it once it is old. */
  old?: string
}

export function ReviewedDay({ day, old }: ReviewedDayProps) {
  const today = useToday()
  const format = FORMATS[day.length] ?? dayFormat
  return (
    <>
      <time {...ourLanguage()} dateTime={day}>
        {format.format(new Date(day))}
      </time>
      {old !== undefined && today !== null && isStale(day, today) ? (
        <strong className={styles.old}> {old}</strong>
      ) : null}
    </>
  )
}

/** Today, by the clock of this device; null while the page is built, which may have been long ago. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(localDay(new Date())), [])
  return today
}

/**
 * Whether more than 120 days have gone since.
 * @param reviewedOn an ISO day, or a month such as '2026-06' or a year, which count from their first day
 * @param today an ISO day
 */
export function isStale(reviewedOn: string, today: string): boolean {
  return Date.parse(today) - Date.parse(reviewedOn) > FRESH_FOR_DAYS * DAY
}
