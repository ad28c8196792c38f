import { useEffect, useState } from 'react'
import { createLessonMemory } from '#src/features/progress/lesson-memory.ts'

/** The id of the option that was given as the answer, by step, counted from 0. */
type Answers = Record<number, string>

/** The answers of this visit, which are deleted when the tab is closed. */
const memory = createLessonMemory(
  'lessonAnswers',
  'sessionStorage',
  (answers): answers is Answers => typeof answers === 'object' && answers !== null,
)

export interface GivenAnswers {
  answers: Answers
  giveAnswer: (step: number, optionId: string) => void
  /** A finished tool asks afresh at its next opening. What is on the screen stays. */
  forgetAnswers: () => void
}

/** What was answered in this tool, also before a reload. */
export function useAnswers(key: string): GivenAnswers {
  const [answers, setAnswers] = useState<Answers>({})
  // Afterwards, because the pre-rendered HTML knows of no answers.
  useEffect(() => setAnswers(memory.read(key) ?? {}), [key])
  return {
    answers,
    giveAnswer(step, optionId) {
      const given = { ...answers, [step]: optionId }
      setAnswers(given)
      memory.remember(key, given)
    },
    forgetAnswers: () => memory.remember(key, {}),
  }
}
