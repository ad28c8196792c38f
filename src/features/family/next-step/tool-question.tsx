import { useEffect, useState } from 'react'
import { readStored } from '#src/web/storage/storage.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const CheckBack = optionalPart(() => import('./check-back.tsx'))

/** In a tool: asks about a step that was made there, on its day. Without a step nothing is loaded for it. */
export function ToolQuestion({ lessonKey }: { lessonKey: string }) {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null), [])
  if (!possible) return null
  return <CheckBack lessonKey={lessonKey} />
}
