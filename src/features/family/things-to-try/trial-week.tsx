// Seven days to tap. Each is a window that lights up.
import '#src/web/ui/forms/choices.css'
import { useTranslations } from 'use-intl'
import styles from './trial-week.module.css'

interface TrialWeekProps {
  legend: string
  /** Their numbers, counted from 1. */
  days: readonly number[]
  done: readonly number[]
  onTick: (day: number, done: boolean) => void
}

export function TrialWeek({ legend, days, done, onTick }: TrialWeekProps) {
  const t = useTranslations()
  return (
    <fieldset className={styles.week}>
      <legend>{legend}</legend>
      {days.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={t('try_day', { day: String(day) })}
            checked={done.includes(day)}
            onChange={({ target }) => onTick(day, target.checked)}
          />
          <svg aria-hidden="true" viewBox="0 0 40 40">
            <rect className={styles.pane} x="6" y="4" width="28" height="30" rx="3" />
            <path d="M20 4v30M6 19h28M2 36h36" />
          </svg>
          {/* A seventh of a phone has room for no more. */}
          {day}
        </label>
      ))}
    </fieldset>
  )
}
