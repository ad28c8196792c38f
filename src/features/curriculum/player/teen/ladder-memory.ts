// The step of 'More freedom, step by step' that a family has reached, for each tool of the Teen Guide.
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

const memory = createLessonMemory('lessonLadders', 'localStorage', (step): step is number => Number.isInteger(step))

/** @returns the place of the step, from 0 on; undefined when none is marked */
export const readLadderStep = memory.read

export const rememberLadderStep = memory.remember
