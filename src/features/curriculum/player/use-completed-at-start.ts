import { useEffect, useState } from 'react'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'

/** Whether the tool was already completed when it was opened: finishing it now does not make it so. */
export function useCompletedAtStart(key: string): boolean {
  const hydrated = useHydrated()
  const { completedLessons } = useProgress()
  const completed = completedLessons.includes(key)
  const [atStart, setAtStart] = useState<boolean | null>(null)
  useEffect(() => {
    if (hydrated && atStart === null) setAtStart(completed)
  }, [hydrated, atStart, completed])
  return atStart === true
}
