// 'Put in order': the parent taps the first line, then the next, and taps a line again to take it back. They can check any number of times.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { OrderExercise } from '../../exercise.contract.ts'
import styles from './exercises.module.css'
import { useExerciseWork } from './use-exercise-work.ts'
import { Verdict } from './verdict.tsx'

interface OrderWork {
  /** The places where the tapped lines belong, in the order in which they were tapped. */
  places: number[]
  checked: boolean
}

export function OrderTask({ exercise, lesson }: { exercise: OrderExercise; lesson: string }) {
  const t = useTranslations()
  const { lines, why } = exercise
  const [{ places, checked }, keep] = useExerciseWork(lesson, (kept) => restoreOrder(kept, lines))
  const [status, setStatus] = useState('')
  const [reminded, setReminded] = useState(false)
  const left = lines.length - places.length

  const tap = ({ text, place }: OrderExercise['lines'][number]) => {
    const next = places.includes(place) ? places.filter((one) => one !== place) : [...places, place]
    keep({ places: next, checked: false })
    setReminded(false)
    const number = String(next.length)
    setStatus(
      next.includes(place)
        ? t('practice_order_placed', { line: text, place: number, lines: String(lines.length) })
        : t('practice_order_taken_back', { line: text }),
    )
  }

  const fitting = places.filter((place, index) => place === index + 1).length
  const check = () => {
    setStatus('')
    setReminded(left > 0)
    if (left === 0) keep({ places, checked: true })
  }

  return (
    <>
      <p {...ourLanguage()} className={styles.why}>
        {t('practice_order_hint')}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const index = places.indexOf(line.place)
          return (
            <li key={line.place}>
              <button type="button" aria-pressed={index >= 0} className={styles.tap} onClick={() => tap(line)}>
                <span className={styles.number}>{index < 0 ? '' : index + 1}</span> <span>{line.text}</span>
              </button>
              {checked ? <Verdict fits={line.place === index + 1} other={t('practice_fits_elsewhere')} /> : null}
            </li>
          )
        })}
      </ul>
      <Button look="strong" onClick={check}>
        {t('practice_order_check')}
      </Button>
      <p role="status" {...ourLanguage()} className={reminded ? styles.status : 'visually-hidden'}>
        {reminded ? t('practice_order_left', { count: left }) : status}
      </p>
      <div role="status" className={checked ? styles.result : undefined}>
        {checked ? (
          <>
            <p>
              <strong {...ourLanguage()}>{sayHowMany(t, fitting, places.length)}</strong>
            </p>
            <p>{why}</p>
          </>
        ) : null}
      </div>
      {checked && fitting < places.length ? (
        <details className={styles.solution}>
          <summary {...ourLanguage()}>{t('practice_order_solution')}</summary>
          <ol>
            {lines
              .toSorted((one, other) => one.place - other.place)
              .map(({ text, place }) => (
                <li key={place}>{text}</li>
              ))}
          </ol>
        </details>
      ) : null}
    </>
  )
}

function sayHowMany(t: Translate, fitting: number, lines: number): string {
  if (fitting === lines) return t('practice_order_all')
  if (fitting === 0) return t('practice_order_none')
  return t('practice_order_some', { fitting: String(fitting), lines: String(lines) })
}

function restoreOrder(kept: unknown, lines: OrderExercise['lines']): OrderWork {
  const nothing = { places: [], checked: false }
  if (typeof kept !== 'object' || kept === null || !('places' in kept)) return nothing
  const { places } = kept
  if (!Array.isArray(places) || new Set(places).size !== places.length) return nothing
  if (!places.every((one) => lines.some(({ place }) => place === one))) return nothing
  return { places, checked: places.length === lines.length && 'checked' in kept && kept.checked === true }
}
