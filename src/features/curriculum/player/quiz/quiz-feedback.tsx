// Feedback after an answer: whether it was right, where there is a right answer, never as a telling-off, and what the other answers would have led to.

import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { chooseScrollBehavior } from '#src/web/hooks/scroll-behavior.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Assessment } from '../../curriculum.contract.ts'
import { feedbackFor } from './feedback-for.ts'
import styles from './quiz.module.css'
import { isGraded, type QuizState } from './use-quiz.ts'

// They are not needed before an answer, and the feedback works without them.
export const loadOtherAnswers = () => import('./other-answers.tsx')
const OtherAnswers = optionalPart(loadOtherAnswers)

interface QuizFeedbackProps {
  assessment: Assessment
  quiz: Pick<QuizState, 'chosen' | 'answered' | 'checked'>
}

export function QuizFeedback({ assessment, quiz: { chosen, answered, checked } }: QuizFeedbackProps) {
  const t = useTranslations()
  const feedback = useRef<HTMLDivElement>(null)

  // Only after a press, not when one comes back to an answered question.
  useEffect(() => {
    if (!checked) return
    feedback.current?.querySelector('h3')?.focus({ preventScroll: true })
    feedback.current?.scrollIntoView({ block: 'nearest', behavior: chooseScrollBehavior() })
  }, [checked])

  const graded = isGraded(assessment)
  const stronger = graded && chosen === assessment.correct
  const look = [styles.feedback, stronger ? styles.fits : '', checked ? styles.checked : '']
  return (
    <div data-spoken className={answered ? look.join(' ') : undefined}>
      <div ref={feedback} role="status">
        {answered ? (
          <>
            <h3 {...ourLanguage()} tabIndex={-1} className={styles.feedbackHeading}>
              {stronger ? <CheckIcon /> : null}
              {graded ? t('player_quiz_feedback') : t('player_quiz_thought')}
            </h3>
            <p>
              {graded ? (
                <strong {...ourLanguage()}>{stronger ? t('player_quiz_stronger') : t('player_quiz_weaker')} </strong>
              ) : null}
              {feedbackFor(t, assessment, chosen)}
            </p>
          </>
        ) : null}
      </div>
      {answered && chosen !== null ? <OtherAnswers assessment={assessment} chosen={chosen} /> : null}
    </div>
  )
}
