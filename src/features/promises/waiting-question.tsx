// On home, on the day: that a question waits, and no more. A child or a colleague may look at the same screen (N13).
import { lazy, Suspense, useEffect, useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { mayBeAsked } from './next-question.ts'
import styles from './promises.module.css'

const CheckBack = lazy(() => import('./check-back.tsx'))

export function WaitingQuestion() {
  const [waits, setWaits] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setWaits(mayBeAsked(new Date())), [])
  if (!waits) return null
  return (
    <div className={styles.place}>
      {shown ? (
        <Suspense>
          <CheckBack focus />
        </Suspense>
      ) : (
        <section className={styles.question} aria-labelledby="waiting-title">
          <h2 id="waiting-title">{m.promise_waits_title(LANGUAGE)}</h2>
          <p>{m.promise_waits_text(LANGUAGE)}</p>
          <Button look="strong" onClick={() => setShown(true)}>
            {m.promise_waits_button(LANGUAGE)}
          </Button>
        </section>
      )}
    </div>
  )
}
