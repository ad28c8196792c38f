import { Suspense, useEffect, useState } from 'react'
import { readStored } from '#src/web/storage.ts'
import { lazyPart } from '#src/web/ui/lazy-part.tsx'

const CheckBack = lazyPart(() => import('./check-back.tsx'))

/**
 * In a tool: asks about a promise that was made there, on its day. Whoever has none loads nothing for it; whoever has locked the
 * plan is asked there and on home.
 */
export function ToolQuestion({ lessonKey }: { lessonKey: string }) {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(readStored('nextQuestion') !== null && readStored('planLocked') === null), [])
  if (!possible) return null
  return (
    <Suspense>
      <CheckBack lessonKey={lessonKey} />
    </Suspense>
  )
}
