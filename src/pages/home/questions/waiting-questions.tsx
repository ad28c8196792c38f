// On home: whether something is asked. A visitor without a next step and a finished tool loads nothing for it.
import { useEffect, useState } from 'react'
import { readStored } from '#src/web/storage/storage.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const Questions = optionalPart(() => import('./questions.tsx'))

export function WaitingQuestions() {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null || readStored('lessonRecall') !== null), [])
  if (!possible) return null
  return <Questions />
}
