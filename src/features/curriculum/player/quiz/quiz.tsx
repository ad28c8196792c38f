// A question with one answer per check. With a correct option it is graded; without one it is food for thought.

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { chooseScrollBehavior } from '#src/web/hooks/scroll-behavior.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Assessment } from '../../curriculum.contract.ts'
import { feedbackFor } from './feedback-for.ts'
import styles from './quiz.module.css'
import { QuizOption } from './quiz-option.tsx'

// Nobody needs them before an answer, and the feedback stands without them.
const loadOtherAnswers = () => import('./other-answers.tsx')
const OtherAnswers = optionalPart(loadOtherAnswers)

export interface QuizAnswering {
  /** The option that was given as the answer before, if any. */
  given?: string | undefined
  /** An option was chosen, which is no answer yet. */
  onChoose?: () => void
  /** @param correct whether the answer was right; null where nobody grades */
  onAnswer: (optionId: string, correct: boolean | null) => void
}

interface QuizProps extends QuizAnswering {
  assessment: Assessment
}

export function Quiz({ assessment, given, onChoose, onAnswer }: QuizProps) {
  const t = useTranslations()
  const name = useId()
  const [picked, setPicked] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(assessment)
  const feedback = useRef<HTMLDivElement>(null)

  // Another check starts afresh.
  if (shown !== assessment) {
    setShown(assessment)
    setPicked(null)
    setChecked(false)
    setAsked(false)
  }

  const chosen = given ?? picked
  const answered = checked || given !== undefined

  // Only after a press, not when one comes back to an answered question.
  useEffect(() => {
    if (!checked) return
    feedback.current?.querySelector('h3')?.focus({ preventScroll: true })
    feedback.current?.scrollIntoView({ block: 'nearest', behavior: chooseScrollBehavior() })
  }, [checked])

  const graded = assessment.correct !== ''
  const check = () => {
    if (answered) return
    if (chosen === null) {
      setAsked(true)
      return
    }
    setChecked(true)
    onAnswer(chosen, graded ? chosen === assessment.correct : null)
  }

  return (
    <div className={checked ? styles.checked : undefined}>
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
            verdict={verdictOf(answered && graded, option.id, assessment.correct, chosen)}
            onChoose={() => {
              setPicked(option.id)
              // So that they do not push away, after the answer, what somebody has gone on to.
              void loadOtherAnswers().catch(() => undefined)
              onChoose?.()
            }}
          />
        ))}
      </fieldset>
      {answered ? null : (
        <Button look="strong" aria-disabled={chosen === null ? true : undefined} onClick={check}>
          {t('player_quiz_check')}
        </Button>
      )}
      <p role="status" {...ourLanguage()} className={styles.reminder}>
        {asked && chosen === null ? t('player_quiz_reminder') : ''}
      </p>
      <div ref={feedback} role="status" className={answered ? styles.feedback : undefined}>
        {answered ? (
          <>
            <FeedbackHeading stronger={graded ? chosen === assessment.correct : null} />
            <p>{feedbackFor(t, assessment, chosen)}</p>
          </>
        ) : null}
      </div>
      {answered && chosen !== null ? <OtherAnswers assessment={assessment} chosen={chosen} /> : null}
    </div>
  )
}

/** Says how it went, where somebody grades: in words, and never as a telling-off. */
function FeedbackHeading({ stronger }: { stronger: boolean | null }) {
  const t = useTranslations()
  return (
    <h3 {...ourLanguage()} tabIndex={-1} className={styles.feedbackHeading}>
      {stronger === null
        ? t('player_quiz_thought')
        : t.rich(stronger ? 'player_quiz_stronger' : 'player_quiz_weaker', {
            label: (words) => (
              <>
                <span>{words}</span>
                {stronger ? <CheckIcon /> : null}
              </>
            ),
          })}
    </h3>
  )
}

function verdictOf(graded: boolean, id: string, correct: string, chosen: string | null) {
  if (!graded) return undefined
  if (id === correct) return 'stronger'
  return id === chosen ? 'weaker' : undefined
}
