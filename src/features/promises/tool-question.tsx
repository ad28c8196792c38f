import { lazy, Suspense, useEffect, useState } from 'react'
import { mayBeAsked } from './next-question.ts'

const CheckBack = lazy(() => import('./check-back.tsx'))

/** In a tool: asks about a promise that was made there, on its day. */
export function ToolQuestion({ lessonKey }: { lessonKey: string }) {
  const [waits, setWaits] = useState(false)
  useEffect(() => setWaits(mayBeAsked(new Date())), [])
  if (!waits) return null
  return (
    <Suspense>
      <CheckBack lessonKey={lessonKey} />
    </Suspense>
  )
}
