// On home: whether a next step is due. Where none was ever chosen, nothing is loaded for it.
import { useEffect, useState } from 'react'
import { readStored } from '#src/web/storage/storage.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const WaitingQuestion = optionalPart(() => import('#src/features/family/next-step/waiting-question.tsx'))

export function DueStep() {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null), [])
  return possible ? <WaitingQuestion /> : null
}
