// On home: whether something is asked. Whoever never promised nor finished anything loads nothing for it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { readStored } from '#src/web/storage.ts'

const Questions = lazy(() => import('./questions.tsx').catch(() => ({ default: () => <></> })))

export function WaitingQuestions() {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null || readStored('lessonRecall') !== null), [])
  if (!possible) return null
  return (
    <Suspense>
      <Questions />
    </Suspense>
  )
}
