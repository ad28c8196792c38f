// The state of a question: the chosen option, and whether it was checked. Each check is one answer.

import { useState } from 'react'
import type { Assessment } from '../../curriculum.contract.ts'

export interface QuizAnswering {
  /** The option that was given as the answer before, if any. */
  given?: string | undefined
  /** @param correct whether the answer was right; null where there is no right answer */
  onAnswer: (optionId: string, correct: boolean | null) => void
}

export interface QuizState {
  chosen: string | null
  answered: boolean
  /** The answer was given just now, not at an earlier look at this step. */
  checked: boolean
  choose: (optionId: string) => void
  check: () => void
}

/** @param assessment none on a step that asks nothing; another one starts afresh */
export function useQuiz(assessment: Assessment | undefined, { given, onAnswer }: QuizAnswering): QuizState {
  const [picked, setPicked] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const [shown, setShown] = useState(assessment)

  if (shown !== assessment) {
    setShown(assessment)
    setPicked(null)
    setChecked(false)
  }

  const chosen = given ?? picked
  const answered = checked || given !== undefined
  return {
    chosen,
    answered,
    checked,
    choose: setPicked,
    check() {
      if (assessment === undefined || answered || chosen === null) return
      setChecked(true)
      onAnswer(chosen, isGraded(assessment) ? chosen === assessment.correct : null)
    },
  }
}

/** A reflection has no right answer. */
export function isGraded({ correct }: Assessment): boolean {
  return correct !== ''
}
