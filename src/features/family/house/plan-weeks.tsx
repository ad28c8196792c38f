// The last weeks of the plan. Fetched when a page that shows them has opened.

import { useTranslations } from 'use-intl'
import type { PlainKey } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { usePlanTable } from '../document/use-plan-table.ts'
import type { NextStep } from '../next-step/next-step.ts'
import { addDays, asUtc, localDay } from '../next-step/next-step-days.ts'
import { nextStepWords } from '../next-step/next-step-words.ts'
import { useNextSteps } from '../next-step/use-next-steps.ts'
import box from '../plan-room.module.css'
import { openTrialBook, type Trial } from '../things-to-try/trial-book.ts'
import styles from './plan-weeks.module.css'

const dayFormat = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The last weeks as windows: lit where something helped, half lit where something was tried. */
export default function PlanWeeks() {
  const t = useTranslations()
  const steps = useNextSteps()?.steps
  const trials = usePlanTable(openTrialBook)?.rows ?? []
  // Until the plan is open: no built page knows which weeks are the last.
  const weeks = steps === undefined ? [] : listLastWeeks(steps, trials, localDay(new Date()))
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

interface PlanWeek {
  /** Its Monday, as an ISO day. */
  monday: string
  /** Next steps made and things to try begun. */
  tried: number
  /** Next steps that worked or partly worked, each once a week, and things to try of which a line was kept. */
  helped: number
}

const WEEKS_SHOWN = 6
const DAYS_A_WEEK = 7

/** The last six weeks, this one last. A week without anything is a week like any other. */
export function listLastWeeks(
  steps: readonly Pick<NextStep, 'madeOn' | 'answers'>[],
  tries: readonly Pick<Trial, 'startedOn' | 'finishedOn' | 'keeps'>[],
  today: string,
): PlanWeek[] {
  const tried = [...steps.map(({ madeOn }) => madeOn), ...tries.map(({ startedOn }) => startedOn)].map(mondayOf)
  const helped = [
    ...steps.flatMap(({ answers }) => [
      ...new Set(answers.filter(({ outcome }) => outcome !== 'not-yet').map(({ day }) => mondayOf(day))),
    ]),
    ...tries.flatMap(({ finishedOn, keeps }) => (finishedOn === null || keeps === '' ? [] : [mondayOf(finishedOn)])),
  ]
  const thisMonday = mondayOf(today)
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const monday = addDays(thisMonday, (index + 1 - WEEKS_SHOWN) * DAYS_A_WEEK)
    const count = (days: readonly string[]) => days.filter((day) => day === monday).length
    return { monday, tried: count(tried), helped: count(helped) }
  })
}

function mondayOf(day: string): string {
  return addDays(day, -((asUtc(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK))
}
