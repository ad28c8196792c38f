// Put in order: two buttons a line, no dragging. One may check and move as often as one likes.

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { OrderExercise } from '../../exercise.contract.ts'
import styles from './exercises.module.css'
import { useExerciseWork } from './use-exercise-work.ts'
import { Verdict } from './verdict.tsx'

interface OrderWork {
  /** The places where the lines belong, in the order in which they stand. */
  places: number[]
  checked: boolean
}

interface Move {
  place: number
  direction: 'up' | 'down'
}

export function OrderTask({ exercise, lesson }: { exercise: OrderExercise; lesson: string }) {
  const t = useTranslations()
  const { lines, why } = exercise
  const id = useId()
  const [{ places, checked }, keep] = useExerciseWork(lesson, (kept) => restoreOrder(kept, lines))
  const [said, setSaid] = useState('')
  const [lastMove, setLastMove] = useState<Move | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const textOf = (place: number) => lines.find((line) => line.place === place)?.text ?? ''

  // The browser may drop the focus of a button whose line has moved.
  useEffect(() => {
    if (lastMove === null) return
    list.current?.querySelector<HTMLElement>(`[data-move="${lastMove.direction}${lastMove.place}"]`)?.focus()
  }, [lastMove])

  const move = (index: number, direction: Move['direction']) => {
    const to = direction === 'up' ? index - 1 : index + 1
    const place = places[index]
    const other = places[to]
    if (place === undefined || other === undefined) return
    keep({ places: places.with(index, other).with(to, place), checked: false })
    setLastMove({ place, direction })
    setSaid(t('practice_order_moved', { line: textOf(place), place: String(to + 1), lines: String(places.length) }))
  }

  const fitting = places.filter((place, index) => place === index + 1).length
  const check = () => {
    keep({ places, checked: true })
    setSaid('')
  }

  return (
    <>
      <ol ref={list} className={styles.lines}>
        {places.map((place, index) => (
          <li key={place} className={styles.line}>
            <p id={`${id}-${place}`}>{textOf(place)}</p>
            <div {...ourLanguage()} className={styles.moves}>
              {(['up', 'down'] as const).map((direction) => (
                <Button
                  key={direction}
                  data-move={`${direction}${place}`}
                  aria-describedby={`${id}-${place}`}
                  aria-disabled={index === (direction === 'up' ? 0 : places.length - 1) ? true : undefined}
                  onClick={() => move(index, direction)}
                >
                  {direction === 'up' ? t('practice_order_up') : t('practice_order_down')}
                </Button>
              ))}
            </div>
            {checked ? <Verdict fits={place === index + 1} other={t('practice_fits_elsewhere')} /> : null}
          </li>
        ))}
      </ol>
      <Button look="strong" onClick={check}>
        {t('practice_order_check')}
      </Button>
      <p role="status" {...ourLanguage()} className="visually-hidden">
        {said}
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
  const shuffled = lines.map(({ place }) => place)
  if (typeof kept !== 'object' || kept === null || !('places' in kept)) return { places: shuffled, checked: false }
  const { places } = kept
  const isWhole = Array.isArray(places) && places.toSorted().join() === shuffled.toSorted().join()
  if (!isWhole) return { places: shuffled, checked: false }
  return { places, checked: 'checked' in kept && kept.checked === true }
}
