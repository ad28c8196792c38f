// What was answered in each tool, kept for this visit only: it goes when the tab is closed.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

/** The id of the option that was given as the answer, by step, counted from 0. */
export type Answers = Record<number, string>

const memory = createLessonMemory(
  'lessonAnswers',
  'sessionStorage',
  (answers): answers is Answers => typeof answers === 'object' && answers !== null,
)

/** What was answered in a tool on this visit. */
export function readAnswers(lesson: string): Answers {
  return memory.read(lesson) ?? {}
}

export const rememberAnswers = memory.remember
