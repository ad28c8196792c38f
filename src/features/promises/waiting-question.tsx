// On home, on the day of a promise: that a question waits, and the question after a tap.
import { Suspense, useCallback, useEffect, useState } from 'react'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import { mayBeAsked } from './next-question.ts'
import styles from './promises.module.css'
import { QuestionWaits } from './question-waits.tsx'
import { useToday } from './use-today.ts'

const CheckBack = neededPart(() => import('./check-back.tsx'))

export function WaitingQuestion() {
  const [waits, setWaits] = useState(false)
  const [shown, setShown] = useState(false)
  /** It stands there. Until then its button keeps the focus. */
  const [asks, setAsks] = useState(false)
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day may be the one of a question
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
  }, [today])
  const noteAsked = useCallback((id: string | null) => setAsks((before) => before || id !== null), [])
  const hide = useCallback(() => {
    setWaits(mayBeAsked(new Date()))
    setShown(false)
    setAsks(false)
  }, [])
  return (
    <>
      {waits && !asks ? <QuestionWaits onShow={() => setShown(true)} /> : null}
      {shown ? (
        <div className={styles.place}>
          <Suspense>
            <CheckBack focus onAsk={noteAsked} onNothing={hide} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
