// Sort into piles: one group of radios for each line. A parent can change and check the answer as often as they like.

import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import '#src/web/ui/forms/choices.css'
import { useId, useState } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { PilesExercise } from '../../exercise.contract.ts'
import styles from './exercises.module.css'
import { useExerciseWork } from './use-exercise-work.ts'
import { Verdict } from './verdict.tsx'

interface PilesWork {
  /** The place of the pile that each line is on, which is the same in every language; null where it is on none yet. */
  chosen: (number | null)[]
  checked: boolean
}

export function PilesTask({ exercise, lesson }: { exercise: PilesExercise; lesson: string }) {
  const t = useTranslations()
  const { piles, lines } = exercise
  const name = useId()
  const [{ chosen, checked }, keep] = useExerciseWork(lesson, (kept) => restorePiles(kept, exercise))
  const [reminded, setReminded] = useState(false)
  const left = chosen.filter((place) => place === null).length
  const fits = ({ pile }: PilesExercise['lines'][number], index: number) => piles.indexOf(pile) === chosen[index]
  const fitting = lines.filter(fits).length

  const check = () => {
    setReminded(left > 0)
    if (left === 0) keep({ chosen, checked: true })
  }

  return (
    <>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <fieldset key={line.text} className={styles.line}>
            <legend>{line.text}</legend>
            <div className={styles.piles}>
              {piles.map((pile, place) => (
                <label key={pile} className={styles.pile}>
                  <input
                    type="radio"
                    name={`${name}-${index}`}
                    checked={chosen[index] === place}
                    onChange={() => keep({ chosen: chosen.with(index, place), checked: false })}
                  />
                  {pile}
                </label>
              ))}
            </div>
            {checked ? (
              <>
                <Verdict fits={fits(line, index)} other={t('practice_fits_in_pile', { pile: line.pile })} />
                <p className={styles.why}>{line.why}</p>
              </>
            ) : null}
          </fieldset>
        ))}
      </div>
      <Button look="strong" onClick={check}>
        {t('practice_piles_check')}
      </Button>
      <p role="status" {...ourLanguage()} className={styles.status}>
        {sayWhere(t, checked, reminded ? left : 0, fitting, lines.length)}
      </p>
    </>
  )
}

function sayWhere(t: Translate, checked: boolean, left: number, fitting: number, lines: number): string {
  if (left > 0) return t('practice_piles_left', { count: left })
  if (!checked) return ''
  if (fitting === lines) return t('practice_piles_all')
  return t('practice_piles_some', { fitting: String(fitting), lines: String(lines) })
}

function restorePiles(kept: unknown, { piles, lines }: PilesExercise): PilesWork {
  const none = { chosen: lines.map(() => null), checked: false }
  if (typeof kept !== 'object' || kept === null || !('chosen' in kept)) return none
  const { chosen } = kept
  const isWhole = Array.isArray(chosen) && chosen.length === lines.length
  if (!isWhole || !chosen.every((place) => place === null || (typeof place === 'number' && place in piles))) return none
  return { chosen, checked: 'checked' in kept && kept.checked === true }
}
