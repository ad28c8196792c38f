// 'How old is your child?' One tap opens the part that fits, in this tool and in every other.
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import '#src/web/ui/forms/choices.css'
import { AGE_NAMES, AGES, type Age } from '#src/shared/ages.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './age-group.module.css'

interface AgeGroupProps {
  ages: Age[]
  /** The headings of the parts that are open for these ages. */
  opened: string[]
  onChange: (ages: Age[]) => void
}

export function AgeGroup({ ages, opened, onChange }: AgeGroupProps) {
  const t = useTranslations()
  return (
    <fieldset {...ourLanguage()} className={styles.group}>
      <legend className={styles.question}>{t('age_question')}</legend>
      <div className={styles.choices}>
        {AGES.map((band) => (
          <label key={band} className={styles.choice}>
            <input
              type="checkbox"
              checked={ages.includes(band)}
              onChange={({ target }) =>
                onChange(AGES.filter((one) => (one === band ? target.checked : ages.includes(one))))
              }
            />
            {t(AGE_NAMES[band])}
          </label>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {noteFor(t, ages, opened)}
      </p>
    </fieldset>
  )
}

function noteFor(t: Translate, ages: Age[], opened: string[]): string {
  if (opened.length > 0) return t('age_opened', { headings: opened.join(', ') })
  if (ages.length > 0) return t('age_none_fits')
  return t('age_note')
}
