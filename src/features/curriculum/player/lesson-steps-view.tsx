// The step on show. Before the page is taken over, and where scripts are off, every step is in the HTML.

import { HelplinePanel } from '#src/features/help/helpline-panel.tsx'
import type { Lesson } from '../curriculum.contract.ts'
import { BlockView } from './block-view.tsx'
import type { Step } from './lesson-steps.ts'
import styles from './lesson-steps-view.module.css'
import { SourcesLine } from './sources-line.tsx'
import { TraditionalView } from './traditional-view.tsx'

interface LessonStepsProps {
  lesson: Lesson
  steps: Step[]
  step: number
  everyStep: boolean
  onAnswer: (correct: boolean | null) => void
}

export function LessonSteps({ lesson, steps, step, everyStep, onAnswer }: LessonStepsProps) {
  return (
    <>
      {steps.map((each, index) =>
        everyStep || index === step ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <section key={index} className={`${styles.step} ${index === step ? '' : styles.waiting}`}>
            <p className={`${styles.label} ${styles[lesson.moduleId] ?? ''}`}>{each.label}</p>
            <h2 tabIndex={-1} data-step-heading className={styles.heading}>
              {each.heading}
            </h2>
            <StepBody lesson={lesson} index={index} onAnswer={onAnswer} />
          </section>
        ) : null,
      )}
      {lesson.helplines.length > 0 ? <HelplinePanel helplines={lesson.helplines} /> : null}
      <SourcesLine sources={lesson.sources} />
    </>
  )
}

function StepBody({ lesson, index, onAnswer }: Pick<LessonStepsProps, 'lesson' | 'onAnswer'> & { index: number }) {
  if (!('blocks' in lesson)) return <TraditionalView lesson={lesson} />
  const block = lesson.blocks[index]
  return block === undefined ? null : <BlockView block={block} onAnswer={onAnswer} />
}
