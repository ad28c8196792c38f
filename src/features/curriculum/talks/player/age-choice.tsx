import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/forms/radio-group.tsx'
import type { TalkAge } from '../talk.ts'
import { AGE_NAMES } from '../talk-age.ts'
import styles from './talk-player.module.css'

interface AgeChoiceProps {
  ages: readonly TalkAge[]
  age: TalkAge
  onChoose: (age: TalkAge) => void
  onStart: () => void
}

/** A child of nine answers otherwise than one of thirteen. */
export function AgeChoice({ ages, age, onChoose, onStart }: AgeChoiceProps) {
  const t = useTranslations()
  return (
    <div {...ourLanguage()} data-place tabIndex={-1} className={styles.start}>
      <RadioGroup
        legend={t('age_question')}
        options={ages.map((value) => ({ value, label: t(AGE_NAMES[value]) }))}
        chosen={age}
        onChoose={onChoose}
      />
      <Button look="main" onClick={onStart}>
        {t('talk_start')}
      </Button>
    </div>
  )
}
