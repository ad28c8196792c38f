// 'How old is your child?' One tap opens the part that fits, in this tool and in every other.
import { useTranslations } from 'use-intl'
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import '#src/web/ui/forms/choices.css'
import { useRef } from 'react'
import { useFocusInSight } from '#src/web/hooks/use-focus-in-sight.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import type { AgeBand } from '../../curriculum.contract.ts'
import styles from './age-group.module.css'
import { AGE_BANDS } from './use-child-ages.ts'

const LABELS = {
  'under-5': 'age_under_5',
  '5-to-8': 'age_5_to_8',
  '9-to-12': 'age_9_to_12',
  '13-or-over': 'age_13_or_over',
} as const satisfies Record<AgeBand, MessageKey>

interface AgeGroupProps {
  ages: AgeBand[]
  /** The headings of the parts that are open for these ages. */
  opened: string[]
  onChange: (ages: AgeBand[]) => void
}

export function AgeGroup({ ages, opened, onChange }: AgeGroupProps) {
  const t = useTranslations()
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusInSight(group)
  return (
    <fieldset ref={group} {...ourLanguage()} className={styles.group}>
      <legend className={styles.question}>{t('age_question')}</legend>
      <div className={styles.choices}>
        {AGE_BANDS.map((band) => (
          <label key={band} className={styles.choice}>
            <input
              type="checkbox"
              checked={ages.includes(band)}
              onChange={({ target }) =>
                onChange(AGE_BANDS.filter((one) => (one === band ? target.checked : ages.includes(one))))
              }
            />
            {t(LABELS[band])}
          </label>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {noteFor(t, ages, opened)}
      </p>
    </fieldset>
  )
}

function noteFor(t: Translate, ages: AgeBand[], opened: string[]): string {
  if (opened.length > 0) return t('age_opened', { headings: opened.join(', ') })
  if (ages.length > 0) return t('age_none_fits')
  return t('age_note')
}
