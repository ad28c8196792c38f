import { useEffect, useState } from 'react'
import { readStored } from '#src/web/storage/storage.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const CheckBack = optionalPart(() => import('./check-back.tsx'))

/** Asks in a tool, on the due day, about a step that was made there. Loads its code only when there is such a step. */
export function ToolQuestion({ lessonKey }: { lessonKey: string }) {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null), [])
  if (!possible) return null
  return <CheckBack lessonKey={lessonKey} />
}
