// On home, on the day of a promise: that a question waits, and the question after a tap.
import { lazy, Suspense, useEffect, useState } from 'react'
import { mayBeAsked } from './next-question.ts'
import styles from './promises.module.css'
import { QuestionWaits } from './question-waits.tsx'

const CheckBack = lazy(() => import('./check-back.tsx').catch(() => ({ default: () => <></> })))

export function WaitingQuestion() {
  const [waits, setWaits] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setWaits(mayBeAsked(new Date())), [])
  if (!waits) return null
  if (!shown) return <QuestionWaits onShow={() => setShown(true)} />
  return (
    <div className={styles.place}>
      <Suspense>
        <CheckBack focus />
      </Suspense>
    </div>
  )
}
