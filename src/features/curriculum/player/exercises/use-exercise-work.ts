import { useState } from 'react'
import { readExercise, rememberExercise } from './exercise-memory.ts'

/**
 * The work on an exercise, kept while the parent moves between steps.
 * @param restore makes the work from what was kept, which may be anything, or starts empty
 */
export function useExerciseWork<Work>(
  lesson: string,
  restore: (kept: unknown) => Work,
): [work: Work, keep: (work: Work) => void] {
  const [work, setWork] = useState(() => restore(readExercise(lesson)))
  const keep = (changed: Work) => {
    setWork(changed)
    rememberExercise(lesson, changed)
  }
  return [work, keep]
}
