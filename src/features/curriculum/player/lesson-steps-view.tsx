// The step on show, in two columns where there is room: what is read, and what a parent does with it. Before the page is taken over,
// where scripts are off and on paper it is every step.

import type { ReactNode } from 'react'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Assessment, Tool } from '../curriculum.contract.ts'
import { Scene } from '../pictures/scene.tsx'
import styles from '../player-frame/player-stage.module.css'
import { BlockStory, BlockWork } from './block-view.tsx'
import { NextStepOffer } from './finish/next-step-offer.tsx'
import type { Step } from './lesson-steps.ts'
import { QuizFeedback } from './quiz/quiz-feedback.tsx'
import type { GivenAnswers } from './quiz/use-answers.ts'
import type { QuizState } from './quiz/use-quiz.ts'
import { FIRST_STEP_ID } from './serious-opening.tsx'
import { TraditionalView } from './traditional-view.tsx'

interface LessonStepsProps extends Pick<GivenAnswers, 'answers'> {
  lesson: Tool
  steps: Step[]
  step: number
  everyStep: boolean
  /** The parent went from one step to another, so it is animated. The first one of a visit is not. */
  moved: boolean
  /** The quiz of the step on show. */
  quiz: QuizState
  /** Above the words of the step on show. */
  notices: ReactNode
}

export function LessonSteps({ lesson, steps, step, everyStep, moved, answers, quiz, notices }: LessonStepsProps) {
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)

  return steps.map((each, index) => {
    const shown = index === step
    if (!everyStep && !shown) return null
    const own = shown ? quiz : givenBefore(answers[index])
    const block = 'blocks' in lesson ? lesson.blocks[index] : undefined
    const assessment = assessmentOf(lesson, index)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
      <section key={index} className={`${shown ? styles.step : styles.waiting} ${moved ? styles.coming : ''}`}>
        <div className={`${styles.story} ${block?.type === 'exploreDiscover' ? styles.beside : ''}`}>
          <Scene
            path={block?.scene ?? lesson.scene}
            className={index === 0 || block?.scene ? styles.scene : `${styles.scene} ${styles.strip}`}
            later={!shown}
          />
          <div className={styles.words}>
            {shown ? notices : null}
            <div className={styles.top}>
              <p {...ourLanguage()} className={styles.label}>
                {each.plainLabel === undefined ? null : <span>{each.plainLabel}</span>}
                <span className={styles.ours}>{each.label}</span>
              </p>
              {shown ? <div className={styles.aloud} data-read-aloud /> : null}
            </div>
            <h2 id={index === 0 ? FIRST_STEP_ID : undefined} tabIndex={-1} data-step-heading className={styles.heading}>
              {each.heading}
            </h2>
            {'blocks' in lesson ? block && <BlockStory block={block} /> : <TraditionalView lesson={lesson} />}
          </div>
        </div>
        <div className={styles.work}>
          {block === undefined ? null : (
            <BlockWork
              block={block}
              lesson={key}
              quiz={own}
              offer={everyStep ? null : <NextStepOffer lesson={lesson} />}
            />
          )}
          {everyStep && assessment !== undefined && own.answered ? (
            <QuizFeedback assessment={assessment} quiz={own} />
          ) : null}
        </div>
      </section>
    )
  })
}

/** What a step asks, if anything. */
export function assessmentOf(lesson: Tool, step: number): Assessment | undefined {
  const block = 'blocks' in lesson ? lesson.blocks[step] : undefined
  return block !== undefined && 'assessment' in block ? block.assessment : undefined
}

/** A question on paper, where nothing is chosen any more. */
function givenBefore(answer: string | undefined): QuizState {
  return {
    chosen: answer ?? null,
    answered: answer !== undefined,
    checked: false,
    choose: () => undefined,
    check: () => undefined,
  }
}
