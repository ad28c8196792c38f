// What a parent did in the exercise of each tool, kept for this visit only: it goes when the tab is closed.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

const KEY = 'lessonExercises'

// The exercise judges whether what was kept still fits.
const memory = createLessonMemory(KEY, 'sessionStorage', (work): work is unknown => work !== undefined)

/** For a browser that keeps nothing: until the page is left. */
const held = new Map<string, unknown>()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // Forgotten, with everything else.
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
