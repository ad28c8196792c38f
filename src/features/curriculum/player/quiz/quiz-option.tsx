// One answer: a real radio, its words, and after the check what became of it, in words and not in colour alone.

import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import '#src/web/ui/forms/choices.css'
import { ourLanguage } from '#src/web/language/language.ts'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import styles from './quiz.module.css'

interface QuizOptionProps {
  name: string
  text: string
  chosen: boolean
  locked: boolean
  verdict: 'stronger' | 'weaker' | undefined
  onChoose: () => void
}

export function QuizOption({ name, text, chosen, locked, verdict, onChoose }: QuizOptionProps) {
  const t = useTranslations()
  const note = noteOf(t, chosen, locked, verdict)
  return (
    <div className={`${styles.option} ${verdict === 'stronger' ? styles.stronger : ''} ${chosen ? styles.chosen : ''}`}>
      <label className={styles.label}>
        <input
          type="radio"
          name={name}
          checked={chosen}
          disabled={locked}
          onChange={onChoose}
          className={styles.radio}
        />
        <span>{text}</span>
      </label>
      {note === undefined ? null : (
        <p {...ourLanguage()} className={styles.note}>
          {verdict === 'stronger' ? <CheckIcon /> : null}
          {note}
        </p>
      )}
    </div>
  )
}

function noteOf(
  t: Translate,
  chosen: boolean,
  locked: boolean,
  verdict: QuizOptionProps['verdict'],
): string | undefined {
  if (!locked) return undefined
  if (verdict === 'stronger') return chosen ? t('player_quiz_chosen_stronger') : t('player_quiz_other_stronger')
  return chosen ? t('player_quiz_chosen') : undefined
}
