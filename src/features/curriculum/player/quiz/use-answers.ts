import { useEffect, useState } from 'react'
import { type Answers, readAnswers, rememberAnswers } from './answer-memory.ts'

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
  useEffect(() => setAnswers(readAnswers(key)), [key])
  return {
    answers,
    giveAnswer(step, optionId) {
      const given = { ...answers, [step]: optionId }
      setAnswers(given)
      rememberAnswers(key, given)
    },
    forgetAnswers: () => rememberAnswers(key, {}),
  }
}
