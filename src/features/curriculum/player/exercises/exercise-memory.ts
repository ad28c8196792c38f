// What a parent did in the exercise of each tool, kept for this visit only: it goes when the tab is closed.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

const KEY = 'lessonExercises'

// The exercise checks whether the stored work still fits.
const memory = createLessonMemory(KEY, 'sessionStorage', (work): work is unknown => work !== undefined)

/** Holds the work until the page is left, for a browser that stores nothing. */
const held = new Map<string, unknown>()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // It was forgotten with everything else.
    if (key === KEY || key === null) held.clear()
  })
}

export function readExercise(lesson: string): unknown {
  return held.get(lesson) ?? memory.read(lesson)
}

export function rememberExercise(lesson: string, work: unknown): void {
  if (memory.remember(lesson, work)) held.delete(lesson)
  else held.set(lesson, work)
}

/** A finished tool starts afresh next time. */
export function forgetExercise(lesson: string): void {
  held.delete(lesson)
  memory.forget(lesson)
}
