// A question on its own, with its button and what is said after it. In the player the button is in the bar (`player-bar.tsx`).

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { Assessment } from '../../curriculum.contract.ts'
import styles from './quiz.module.css'
import { QuizFeedback } from './quiz-feedback.tsx'
import { QuizOptions } from './quiz-options.tsx'
import { type QuizAnswering, useQuiz } from './use-quiz.ts'

interface QuizProps extends QuizAnswering {
  assessment: Assessment
}

export function Quiz({ assessment, ...answering }: QuizProps) {
  const t = useTranslations()
  const quiz = useQuiz(assessment, answering)
  const [asked, setAsked] = useState(false)
  const nothing = quiz.chosen === null
  return (
    <>
      <QuizOptions assessment={assessment} quiz={quiz} />
      {quiz.answered ? null : (
        <Button
          look="strong"
          aria-disabled={nothing ? true : undefined}
          onClick={() => {
            setAsked(true)
            quiz.check()
          }}
        >
          {t('player_quiz_check')}
        </Button>
      )}
      <p role="status" {...ourLanguage()} className={styles.reminder}>
        {asked && nothing ? t('player_quiz_reminder') : ''}
      </p>
      <QuizFeedback assessment={assessment} quiz={quiz} />
    </>
  )
}
