// The day of the last look. It says by itself that it is long ago: nobody may be there to notice (decisions 120 and 132).
import { useEffect, useState } from 'react'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { isOld } from './last-look.ts'
import styles from './last-look-day.module.css'

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const yearFormat = dateFormat({ year: 'numeric', timeZone: 'UTC' })
/** By the length of a day, a month and a year. */
const FORMATS: Record<number, typeof dayFormat> = { 10: dayFormat, 7: monthFormat, 4: yearFormat }

interface LastLookDayProps {
  /** An ISO day, or a month or a year where no more is known. */
  day: string
  /** What to say beside it once it is old. */
  old: string
}

export function LastLookDay({ day, old }: LastLookDayProps) {
  const today = useToday()
  const format = FORMATS[day.length] ?? dayFormat
  return (
    <>
      <time {...ourLanguage()} dateTime={day}>
        {format.format(new Date(day))}
      </time>
      {today !== null && isOld(day, today) ? <strong className={styles.old}> {old}</strong> : null}
    </>
  )
}

/** By the clock of this device; null while the page is built, which may have been long ago. */
function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(localDay(new Date())), [])
  return today
}
