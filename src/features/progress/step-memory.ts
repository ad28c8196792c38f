// The last step reached in each tool, kept on the device so that an interrupted parent can continue.
import { createLessonMemory } from './lesson-memory.ts'

const memory = createLessonMemory('lessonSteps', 'localStorage', (step): step is number => Number.isInteger(step))

/** The step last reached, counted from 0; 0 when there is none or the tool has become shorter. */
export function readFurthestStep(lesson: string, steps: number): number {
  const step = memory.read(lesson) ?? 0
  return step > 0 && step < steps ? step : 0
}

/** The lessons that were left half-way, with the step last reached, counted from 0; the latest first. */
export function listBegunLessons(): { key: string; step: number }[] {
  return Object.entries(memory.readAll())
    .map(([key, step]) => ({ key, step }))
    .reverse()
}

export const rememberStep = memory.remember

/** A finished tool starts from the first step next time. */
export const forgetStep = memory.forget
