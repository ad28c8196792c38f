// One question from a tool finished days ago: asking again is what makes it stay. On home, behind the same neutral words as a
// promise (N13), at most one a day, and never of a serious tool.
import { useEffect, useState } from 'react'
import { mayAskToday, rememberAskedToday } from '#src/features/promises/next-question.ts'
import { QuestionWaits } from '#src/features/promises/question-waits.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { findRecall } from './recall-memory.ts'

const Recall = optionalPart(() => import('./recall.tsx'))

export function RecallQuestion() {
  const [lesson, setLesson] = useState<string | null>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const now = new Date()
    if (mayAskToday(now)) setLesson(findRecall(now))
  }, [])
  if (lesson === null) return null
  if (!shown) {
    return (
      <QuestionWaits
        onShow={() => {
          rememberAskedToday(new Date())
          setShown(true)
        }}
      />
    )
  }
  return <Recall lesson={lesson} />
}
