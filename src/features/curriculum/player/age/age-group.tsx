// 'How old is your child?' One tap opens the part that fits, in this tool and in every other.
import '#src/web/ui/forms/choices.css'
import { useRef } from 'react'
import * as m from '#messages'
import { useFocusInSight } from '#src/web/hooks/use-focus-in-sight.ts'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import type { AgeBand } from '../../curriculum.contract.ts'
import styles from './age-group.module.css'
import { AGE_BANDS } from './use-child-ages.ts'

const LABELS: Record<AgeBand, string> = {
  'under-5': m.age_under_5(LANGUAGE),
  '5-to-8': m.age_5_to_8(LANGUAGE),
  '9-to-12': m.age_9_to_12(LANGUAGE),
  '13-or-over': m.age_13_or_over(LANGUAGE),
}

interface AgeGroupProps {
  ages: AgeBand[]
  /** The headings of the parts that stand open for these ages. */
  opened: string[]
  onChange: (ages: AgeBand[]) => void
}

export function AgeGroup({ ages, opened, onChange }: AgeGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useFocusInSight(group)
  return (
    <fieldset ref={group} {...OURS} className={styles.group}>
      <legend className={styles.question}>{m.age_question(LANGUAGE)}</legend>
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
            {LABELS[band]}
          </label>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {noteFor(ages, opened)}
      </p>
    </fieldset>
  )
}

function noteFor(ages: AgeBand[], opened: string[]): string {
  if (opened.length > 0) return m.age_opened(LANGUAGE, { headings: opened.join(', ') })
  if (ages.length > 0) return m.age_none_fits(LANGUAGE)
  return m.age_note(LANGUAGE)
}
