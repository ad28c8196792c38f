import { useState } from 'react'
import { readExercise, rememberExercise } from './exercise-memory.ts'

/**
 * What a parent has done in an exercise, kept while they move between steps.
 * @param restore makes the work from what the device stored, or empty work when that does not fit
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
