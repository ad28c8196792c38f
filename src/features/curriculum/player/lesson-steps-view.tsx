// The step on show. Before the page is taken over, where scripts are off and on paper it is every step.

import { TalkLinks } from '#src/features/curriculum/talks/talk-links.tsx'
import { HelplineFold } from '#src/features/help/helpline-fold.tsx'
import { HelplinePanel } from '#src/features/help/helpline-panel.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Tool } from '../curriculum.contract.ts'
import { Scene } from '../pictures/scene.tsx'
import { BlockView } from './block-view.tsx'
import type { Step } from './lesson-steps.ts'
import styles from './lesson-steps-view.module.css'
import type { QuizAnswering } from './quiz/quiz.tsx'
import type { GivenAnswers } from './quiz/use-answers.ts'
import { FIRST_STEP_ID } from './serious-opening.tsx'
import { Sureness } from './sureness/sureness-part.ts'
import { TraditionalView } from './traditional-view.tsx'

const PromiseOffer = optionalPart(() => import('./finish/promise-offer.tsx'))

/** What could not be loaded is no reason to lose the tool. */
interface LessonStepsProps extends Omit<QuizAnswering, 'given'>, Pick<GivenAnswers, 'answers'> {
  lesson: Tool
  steps: Step[]
  step: number
  everyStep: boolean
  /** Somebody went from one step to another: it comes in. The first one of a visit stands there. */
  moved: boolean
  /** The completion panel stands here instead, and says it all. */
  finished: boolean
}

export function LessonSteps({
  lesson,
  steps,
  step,
  everyStep,
  moved,
  finished,
  answers,
  ...answering
}: LessonStepsProps) {
  const look = `${styles.step} ${moved ? styles.coming : ''}`
  return (
    <>
      {steps.map((each, index) =>
        everyStep || (index === step && !finished) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <section key={index} className={index === step ? look : `${look} ${styles.waiting}`}>
            {index === 0 ? <Scene path={lesson.scene} /> : null}
            <p {...ourLanguage()} className={`${styles.label} ${styles[lesson.moduleId] ?? ''}`}>
              {each.plainLabel === undefined ? null : <span>{each.plainLabel}</span>}
              <span className={styles.ours}>{each.label}</span>
            </p>
            <h2 id={index === 0 ? FIRST_STEP_ID : undefined} tabIndex={-1} data-step-heading className={styles.heading}>
              {each.heading}
            </h2>
            <StepBody lesson={lesson} index={index} {...answering} given={answers[index]} />
            {index === 0 && !everyStep && !lesson.serious ? (
              <Sureness lesson={lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)} when="before" />
            ) : null}
            {index === steps.length - 1 && !everyStep ? <PromiseOffer lesson={lesson} /> : null}
          </section>
        ) : null,
      )}
      <Help lesson={lesson} finished={finished} />
      {lesson.talks === undefined ? null : <TalkLinks talks={lesson.talks} />}
      <SourcesLine sources={lesson.sources} />
    </>
  )
}

interface StepBodyProps extends QuizAnswering {
  lesson: Tool
  index: number
}

function StepBody({ lesson, index, ...answering }: StepBodyProps) {
  if (!('blocks' in lesson)) return <TraditionalView lesson={lesson} />
  const block = lesson.blocks[index]
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  return block === undefined ? null : <BlockView block={block} lesson={key} {...answering} />
}

/** A serious tool's panel at the end has its help lines already. */
function Help({ lesson: { serious, helplines }, finished }: Pick<LessonStepsProps, 'lesson' | 'finished'>) {
  if (helplines.length === 0) return null
  if (!serious) return <HelplineFold helplines={helplines} />
  return finished ? null : <HelplinePanel helplines={helplines} />
}
