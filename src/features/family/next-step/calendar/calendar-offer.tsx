import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import type { ParentPromise } from '../parent-promise.ts'
import { promiseWords } from '../promise-words.ts'
import styles from '../promises.module.css'

/** A file for any calendar, made here. It is neutral unless somebody wants their words in it. */
export function CalendarOffer({ promise }: { promise: Pick<ParentPromise, 'cue' | 'action' | 'askOn'> }) {
  const [withWords, setWithWords] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    setError(null)
    try {
      const { saveCalendarFile } = await import('./calendar-file.ts')
      saveCalendarFile(promise.askOn, withWords ? promiseWords(promise) : null)
    } catch {
      setError(m.promise_calendar_failed(LANGUAGE))
    }
  }
  return (
    <div className={styles.calendar}>
      <Button onClick={() => void save()}>{m.promise_calendar_button(LANGUAGE)}</Button>
      <Checkbox checked={withWords} onChange={setWithWords}>
        {m.promise_calendar_words(LANGUAGE)}
      </Checkbox>
      <FormError>{error}</FormError>
    </div>
  )
}
