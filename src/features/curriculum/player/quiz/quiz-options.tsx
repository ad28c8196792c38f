// The question and its answers.

import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Assessment } from '../../curriculum.contract.ts'
import styles from './quiz.module.css'
import { loadOtherAnswers } from './quiz-feedback.tsx'
import { QuizOption } from './quiz-option.tsx'
import { isGraded, type QuizState } from './use-quiz.ts'

interface QuizOptionsProps {
  assessment: Assessment
  quiz: Pick<QuizState, 'chosen' | 'answered' | 'choose'>
}

export function QuizOptions({ assessment, quiz: { chosen, answered, choose } }: QuizOptionsProps) {
  const t = useTranslations()
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend className={styles.question}>
        {assessment.question ?? assessment.scenario ?? t('player_quiz_question')}
      </legend>
      {assessment.options.map((option) => (
        <QuizOption
          key={option.id}
          name={name}
          text={option.text}
          chosen={chosen === option.id}
          locked={answered}
          verdict={verdictOf(answered && isGraded(assessment), option.id, assessment.correct, chosen)}
          onChoose={() => {
            choose(option.id)
            // So that after the answer they do not push down what the parent is reading.
            void loadOtherAnswers().catch(() => undefined)
          }}
        />
      ))}
    </fieldset>
  )
}

function verdictOf(graded: boolean, id: string, correct: string, chosen: string | null) {
  if (!graded) return undefined
  if (id === correct) return 'stronger'
  return id === chosen ? 'weaker' : undefined
}
