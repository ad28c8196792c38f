import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import type { ParentPromise } from '../parent-promise.ts'
import { promiseWords } from '../promise-words.ts'
import styles from '../promises.module.css'

/** A file for any calendar, made here. It is neutral unless somebody wants their words in it. */
export function CalendarOffer({ promise }: { promise: Pick<ParentPromise, 'cue' | 'action' | 'askOn'> }) {
  const t = useTranslations()
  const [withWords, setWithWords] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    setError(null)
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts')
      saveCalendarFile(t, promise.askOn, withWords ? promiseWords(t, promise) : null)
    } catch {
      setError(t('promise_calendar_failed'))
    }
  }
  return (
    <div className={styles.calendar}>
      <Button onClick={() => void save()}>{t('promise_calendar_button')}</Button>
      <Checkbox checked={withWords} onChange={setWithWords}>
        {t('promise_calendar_words')}
      </Checkbox>
      <FormError>{error}</FormError>
    </div>
  )
}
