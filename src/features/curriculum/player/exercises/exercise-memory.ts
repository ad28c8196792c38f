// What somebody did in the exercise of each tool, kept for this visit only: it goes when the tab is closed.
import { readStoredJson, store } from '#src/web/storage.ts'

const EXERCISES_KEY = 'lessonExercises'

/** @param lesson a lesson key. @returns whatever was kept; the exercise judges whether it fits */
export function readExercise(lesson: string): unknown {
  return readAll()[lesson]
}

export function rememberExercise(lesson: string, work: unknown): void {
  store(EXERCISES_KEY, JSON.stringify({ ...readAll(), [lesson]: work }), 'sessionStorage')
}

/** A finished tool starts afresh next time. */
export function forgetExercise(lesson: string): void {
  const { [lesson]: _finished, ...others } = readAll()
  store(EXERCISES_KEY, JSON.stringify(others), 'sessionStorage')
}

function readAll(): Record<string, unknown> {
  const value = readStoredJson(EXERCISES_KEY, 'sessionStorage')
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
