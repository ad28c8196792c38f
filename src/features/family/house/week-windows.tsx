// The last weeks as windows: lit where something helped, half lit where something was tried.
import { useTranslations } from 'use-intl'
import type { NextStep } from '#src/features/family/next-step/next-step.ts'
import { asUtc, localDay } from '#src/features/family/next-step/next-step-days.ts'
import { nextStepWords } from '#src/features/family/next-step/next-step-words.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import box from '../plan-room.module.css'
import type { Trial } from '../things-to-try/trial-book.ts'
import { listLastWeeks, type PlanWeek } from './last-weeks.ts'
import styles from './week-windows.module.css'

const dayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

interface WeekWindowsProps {
  /** Null until the plan is open: no built page knows which weeks are the last. */
  steps: readonly NextStep[] | null
  tries: readonly Trial[]
}

export function WeekWindows({ steps, tries }: WeekWindowsProps) {
  const t = useTranslations()
  const weeks = steps === null ? [] : listLastWeeks(steps, tries, localDay(new Date()))
  const worked = steps?.filter(({ state }) => state === 'worked') ?? []
  return (
    <section className={box.box} aria-labelledby="weeks-title">
      <h2 id="weeks-title">{t('plan_weeks_title')}</h2>
      <p className={box.hint}>{t('plan_weeks_text')}</p>
      <ol className={styles.weeks}>
        {weeks.map((week) => {
          const { look, words } = stateOf(week)
          return (
            <li key={week.monday}>
              <span className={look} aria-hidden="true" />
              {dayFormat.format(asUtc(week.monday))}
              <span className="visually-hidden">: {t(words)}</span>
            </li>
          )
        })}
      </ol>
      {worked.length === 0 ? null : (
        <details>
          <summary>{t('plan_worked_title')}</summary>
          <ul>
            {worked.map((step) => (
              <li key={step.id}>{nextStepWords(t, step)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function stateOf({ tried, helped }: PlanWeek): { look: string | undefined; words: PlainKey } {
  if (helped > 0) return { look: styles.lit, words: 'plan_weeks_lit' }
  return tried > 0 ? { look: styles.half, words: 'plan_weeks_half' } : { look: styles.dark, words: 'plan_weeks_dark' }
}
