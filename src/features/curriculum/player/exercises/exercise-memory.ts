// What somebody did in the exercise of each tool, kept for this visit only: it goes when the tab is closed.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

// The exercise judges whether what was kept still fits.
const memory = createLessonMemory('lessonExercises', 'sessionStorage', (work): work is unknown => work !== undefined)

export const readExercise = memory.read

export const rememberExercise = memory.remember

/** A finished tool starts afresh next time. */
export const forgetExercise = memory.forget
