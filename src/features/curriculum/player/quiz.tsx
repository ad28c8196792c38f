// A question with one answer per check. With a correct option it is graded; without one it is food for thought.
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import type { Assessment } from '../curriculum.contract.ts'
import styles from './quiz.module.css'
import { QuizOption } from './quiz-option.tsx'

interface QuizProps {
  assessment: Assessment
  onAnswer: (correct: boolean | null) => void
}

export function Quiz({ assessment, onAnswer }: QuizProps) {
  const name = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [answered, setAnswered] = useState(false)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(assessment)
  const feedbackHeading = useRef<HTMLHeadingElement>(null)

  // Another check starts afresh.
  if (shown !== assessment) {
    setShown(assessment)
    setChosen(null)
    setAnswered(false)
    setAsked(false)
  }

  useEffect(() => {
    if (answered) feedbackHeading.current?.focus({ preventScroll: true })
  }, [answered])

  const graded = assessment.correct !== ''
  const check = () => {
    if (answered) return
    if (chosen === null) {
      setAsked(true)
      return
    }
    setAnswered(true)
    onAnswer(graded ? chosen === assessment.correct : null)
  }

  return (
    <div className={styles.quiz}>
      <fieldset className={styles.options}>
        <legend className={styles.question}>
          {assessment.question ?? assessment.scenario ?? 'Consider the following:'}
        </legend>
        {assessment.options.map((option) => (
          <QuizOption
            key={option.id}
            name={name}
            text={option.text}
            chosen={chosen === option.id}
            locked={answered}
            verdict={verdictOf(answered && graded, option.id, assessment.correct, chosen)}
            onChoose={() => setChosen(option.id)}
          />
        ))}
      </fieldset>
      {answered ? null : (
        <Button look="strong" aria-disabled={chosen === null ? true : undefined} onClick={check}>
          Check answer
        </Button>
      )}
      <p role="status" className={styles.reminder}>
        {asked && chosen === null ? 'Choose one of the answers first.' : ''}
      </p>
      <div role="status" className={answered ? styles.feedback : undefined}>
        {answered ? (
          <>
            <h3 ref={feedbackHeading} tabIndex={-1} className={styles.feedbackHeading}>
              {graded ? 'Feedback:' : "Here's some food for thought:"}
            </h3>
            <p>{feedbackFor(assessment, chosen)}</p>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** The feedback of an option, wherever the content keeps it, or the words for none. */
export function feedbackFor(assessment: Assessment, chosen: string | null): string {
  if (chosen === null) return 'No feedback available.'
  const own = assessment.options.find((option) => option.id === chosen)?.feedback
  return assessment.feedback[chosen] || own || 'Your response has been noted.'
}

function verdictOf(graded: boolean, id: string, correct: string, chosen: string | null) {
  if (!graded) return undefined
  if (id === correct) return 'stronger'
  return id === chosen ? 'weaker' : undefined
}
