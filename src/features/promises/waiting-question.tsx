// On home, on the day of a promise: that a question waits, and the question after a tap.
import { useEffect, useState } from 'react'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { mayBeAsked } from './next-question.ts'
import styles from './promises.module.css'
import { QuestionWaits } from './question-waits.tsx'

const CheckBack = optionalPart(() => import('./check-back.tsx'))

export function WaitingQuestion() {
  const [waits, setWaits] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    setWaits(mayBeAsked(new Date()))
    // Answered on the plan in another tab, it waits no more.
    const look = () => setWaits((before) => before && mayBeAsked(new Date()))
    window.addEventListener('storage', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('storage', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (shown) {
    return (
      <div className={styles.place}>
        <CheckBack focus />
      </div>
    )
  }
  return waits ? <QuestionWaits onShow={() => setShown(true)} /> : null
}
