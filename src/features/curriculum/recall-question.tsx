// One question from a tool finished days ago: asking again is what makes it stay. On home, behind the same neutral words as a
// promise, at most one a day, and never of a serious tool.
import { Suspense, useCallback, useEffect, useState } from 'react'
import { mayAskToday } from '#src/features/family/next-step/next-question.ts'
import { QuestionWaits } from '#src/features/family/next-step/question-waits.tsx'
import { useToday } from '#src/features/family/next-step/use-today.ts'
import { neededPart } from '#src/web/ui/optional-part.tsx'
import styles from './recall.module.css'
import { findRecall } from './recall-memory.ts'

const Recall = neededPart(() => import('./recall.tsx'))

export function RecallQuestion() {
  const [lesson, setLesson] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  const [missing, setMissing] = useState(false)
  const noteMissing = useCallback(() => setMissing(true), [])
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another day another question may be due
  useEffect(() => {
    const now = new Date()
    // One that is looked at stays.
    if (shown && !missing) return
    setShown(false)
    setMissing(false)
    setLesson(mayAskToday(now) ? findRecall(now) : null)
  }, [today])
  if (lesson === null) return null
  if (!shown) return <QuestionWaits onShow={() => setShown(true)} />
  return (
    <div className={styles.recall}>
      <Suspense>
        <Recall lesson={lesson} onMissing={noteMissing} />
      </Suspense>
    </div>
  )
}
