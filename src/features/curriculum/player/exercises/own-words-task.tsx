// Say it yourself: one writes a sentence, then sees three that others might say. None of them is the right one.

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { OwnWordsExercise } from '../../exercise.contract.ts'
import styles from './exercises.module.css'
import { useExerciseWork } from './use-exercise-work.ts'

interface OwnWordsWork {
  words: string
  compared: boolean
}

const LONGEST = 500

export function OwnWordsTask({ exercise, lesson }: { exercise: OwnWordsExercise; lesson: string }) {
  const t = useTranslations()
  const id = useId()
  const [{ words, compared }, keep] = useExerciseWork(lesson, restoreWords)
  const [reminded, setReminded] = useState(false)
  const empty = words.trim() === ''

  const compare = () => {
    setReminded(empty)
    if (!empty) keep({ words, compared: true })
  }

  return (
    <>
      <label htmlFor={id} {...ourLanguage()} className={styles.label}>
        {t('practice_words_label')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST}
        className={styles.words}
        value={words}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => keep({ words: target.value, compared })}
      />
      <p id={`${id}-note`} {...ourLanguage()} className={styles.why}>
        {t('practice_words_note')}
      </p>
      <Button look="strong" onClick={compare}>
        {t('practice_words_compare')}
      </Button>
      <p role="status" {...ourLanguage()} className={styles.status}>
        {reminded && empty ? t('practice_words_reminder') : ''}
      </p>
      <div role="status" className={compared ? styles.result : undefined}>
        {compared ? (
          <>
            <p>
              <strong {...ourLanguage()}>{t('practice_words_examples')}</strong>
            </p>
            <ul>
              {exercise.examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </>
  )
}

function restoreWords(kept: unknown): OwnWordsWork {
  if (typeof kept !== 'object' || kept === null || !('words' in kept)) return { words: '', compared: false }
  const words = typeof kept.words === 'string' ? kept.words : ''
  return { words, compared: 'compared' in kept && kept.compared === true }
}
