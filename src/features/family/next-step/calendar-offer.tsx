import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import type { NextStep } from './next-step.ts'
import { nextStepWords } from './next-step-words.ts'
import styles from './next-steps.module.css'

/** A file for any calendar, made here. It is neutral unless the parent wants their words in it. */
export function CalendarOffer({ step }: { step: Pick<NextStep, 'cue' | 'action' | 'askOn'> }) {
  const t = useTranslations()
  const [withWords, setWithWords] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    setError(null)
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts')
      saveCalendarFile(t, step.askOn, withWords ? nextStepWords(t, step) : null)
    } catch {
      setError(t('next_step_calendar_failed'))
    }
  }
  return (
    <div className={styles.calendar}>
      <Button onClick={() => void save()}>{t('next_step_calendar_button')}</Button>
      <Checkbox checked={withWords} onChange={setWithWords}>
        {t('next_step_calendar_words')}
      </Checkbox>
      <FormError>{error}</FormError>
    </div>
  )
}
