// 'More freedom, step by step': from close to loose, one step at a time. The marked step stays on the device.
import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Ladder } from '../../curriculum.contract.ts'
import { readLadderStep, rememberLadderStep } from './ladder-memory.ts'
import styles from './teen.module.css'

interface LadderPartProps {
  ladder: Ladder
  /** A lesson key. */
  lesson: string
}

export default function LadderPart({ ladder, lesson }: LadderPartProps): ReactNode {
  const t = useTranslations()
  const hydrated = useHydrated()
  const [marked, setMarked] = useState<number>()
  const step = marked ?? (hydrated ? readLadderStep(lesson) : undefined)
  const mark = (place: number) => {
    setMarked(place)
    rememberLadderStep(lesson, place)
  }
  return (
    <fieldset className={styles.ladder}>
      <legend>
        <h3 {...ourLanguage()}>{t('teen_ladder_title')}</h3>
      </legend>
      <p {...ourLanguage()}>{t('teen_ladder_text')}</p>
      <ol className={styles.steps}>
        {ladder.map((each, place) => (
          <li key={each.step}>
            <label className={styles.step}>
              <input type="radio" name={`ladder-${lesson}`} checked={step === place} onChange={() => mark(place)} />
              <span>
                <strong>{each.step}</strong>{' '}
                <span className={styles.ready}>{t('teen_ladder_ready', { sign: each.ready })}</span>
              </span>
            </label>
          </li>
        ))}
      </ol>
      <p role="status" {...ourLanguage()}>
        {marked === undefined ? null : t('teen_ladder_marked')}
      </p>
      <p {...ourLanguage()} className={styles.rules}>
        {t('teen_ladder_rules')}
      </p>
    </fieldset>
  )
}
