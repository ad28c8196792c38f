// The frame of a tool: header, the step on show, and the ways to move. What a step contains is in `lesson-steps-view.tsx`.

import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToolQuestion } from '#src/features/family/next-step/tool-question.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { toolkitPath } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { usePrinting } from '#src/web/hooks/use-printing.ts'
import { englishDirection, isTranslated, staysEnglish } from '#src/web/language/language.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { neededPart, optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Tool } from '../curriculum.contract.ts'
import styles from '../player-frame/player.module.css'
import { PlayerHeader } from '../player-frame/player-header.tsx'
import stage from '../player-frame/player-stage.module.css'
import { useFinish } from './finish/use-finish.ts'
import { LessonRest } from './lesson-rest.tsx'
import { stepsOf } from './lesson-steps.ts'
import { assessmentOf, LessonSteps } from './lesson-steps-view.tsx'
import { EdgeZones } from './moving/edge-zones.tsx'
import { useFocusOnStepChange, useStepTitle } from './moving/step-change.ts'
import { useArrowKeys } from './moving/use-arrow-keys.ts'
import { useStep } from './moving/use-step.ts'
import { useSwipe } from './moving/use-swipe.ts'
import { PlayerBar } from './player-bar.tsx'
import { PlayerDock } from './player-dock.tsx'
import { QuizFeedback } from './quiz/quiz-feedback.tsx'
import { useAnswers } from './quiz/use-answers.ts'
import { useQuiz } from './quiz/use-quiz.ts'
import { SeriousOpening } from './serious-opening.tsx'
import { ShortAnswer } from './short-answer/short-answer.tsx'
import { useCompletedAtStart } from './use-completed-at-start.ts'

const loadFinishSheet = () => import('./finish/finish-sheet.tsx')
const loadCompletionPanel = () => import('./finish/completion-panel.tsx')
const FinishSheet = optionalPart(loadFinishSheet)
const CompletionPanel = neededPart(loadCompletionPanel)
const CompletedBanner = optionalPart(() => import('./completed-banner.tsx'))
const ContinueOffer = optionalPart(() => import('./continue-offer.tsx'))

export function Player({ lesson, now = () => new Date() }: { lesson: Tool; now?: () => Date }) {
  const t = useTranslations()
  const steps = stepsOf(t, lesson)
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  const backTo = toolkitPath(lesson.stageId, lesson.moduleId)
  const everyStep = [!useHydrated(), usePrinting()].includes(true)
  const { step, furthest, goTo } = useStep(key, steps.length)
  const { answers, giveAnswer, forgetAnswers } = useAnswers(key)
  const completedBefore = useCompletedAtStart(key)
  const { finish, complete, sheet, panel } = useFinish({ lesson, step, now, forget: forgetAnswers })
  const [reminded, setReminded] = useState(false)
  const [moved, setMoved] = useState(false)
  const main = useRef<HTMLElement>(null)
  const assessment = assessmentOf(lesson, step)
  // Another step has another question: what was chosen and not given as the answer is gone.
  const quiz = useQuiz(assessment, { given: answers[step], onAnswer: (option) => giveAnswer(step, option) })

  const [shownStep, setShownStep] = useState(step)

  // This also runs when the browser's Back leads to another step.
  if (shownStep !== step) {
    setShownStep(step)
    setReminded(false)
    setMoved(true)
  }

  const last = step === steps.length - 1
  const over = finish !== null && last
  const gated = steps[step]?.needsAnswer === true && !quiz.answered

  const next = () => {
    if (gated) setReminded(true)
    else if (last) complete()
    else goTo(step + 1)
  }
  const back = () => {
    if (step > 0) goTo(step - 1)
  }

  useEffect(() => {
    // At hand when the tool is finished, even if the signal is gone by then.
    if (last) void Promise.all([loadFinishSheet(), loadCompletionPanel()]).catch(() => undefined)
  }, [last])

  useArrowKeys({ next, back, active: !sheet.open })
  useSwipe(main, { next, back })
  useStepTitle(steps, step, lesson.title)
  useFocusOnStepChange(main, step)

  const notices = (
    <>
      <EnglishLine shown={lesson.inEnglish} />
      <ToolQuestion lessonKey={key} />
      {lesson.hasNow && step === 0 ? <SeriousOpening lesson={lesson} /> : null}
      <Suspense>
        {completedBefore && finish === null ? <CompletedBanner backTo={backTo} /> : null}
        {furthest > step && !moved ? <ContinueOffer furthest={furthest} onContinue={goTo} /> : null}
      </Suspense>
      {lesson.shortAnswer !== undefined && step === 0 ? (
        <ShortAnswer lesson={lesson} words={lesson.shortAnswer} />
      ) : null}
    </>
  )

  return (
    <>
      <div className={styles.player} data-room={lesson.colour}>
        <PlayerHeader
          backTo={backTo}
          title={lesson.title}
          step={step}
          steps={steps.length}
          minutes={lesson.minutes}
          onGoTo={goTo}
        />
        <main
          ref={main}
          className={`${stage.stage} ${stage.columns} ${last && !over && 'blocks' in lesson ? stage.last : ''}`}
          lang={isTranslated() ? lesson.inEnglish && staysEnglish() : undefined}
          dir={isTranslated() ? lesson.inEnglish && englishDirection() : undefined}
        >
          {over ? (
            <div className={stage.whole}>
              <Suspense>
                <CompletionPanel
                  ref={panel}
                  lesson={lesson}
                  backTo={backTo}
                  saved={finish.saved}
                  onReopen={sheet.reopen}
                />
              </Suspense>
            </div>
          ) : null}
          {over && !everyStep ? null : (
            <LessonSteps
              lesson={lesson}
              steps={steps}
              step={step}
              everyStep={everyStep}
              moved={moved}
              answers={answers}
              quiz={quiz}
              notices={over ? null : notices}
            />
          )}
          <PlayerDock
            risen={quiz.checked}
            verdict={
              assessment === undefined || everyStep ? null : <QuizFeedback assessment={assessment} quiz={quiz} />
            }
            bar={
              <PlayerBar
                first={step === 0}
                last={last}
                finished={finish !== null}
                gate={gated ? (quiz.chosen === null ? 'choose' : 'check') : 'open'}
                reminded={reminded}
                finishWords={t('player_finish')}
                onBack={back}
                onCheck={() => {
                  if (quiz.chosen === null) setReminded(true)
                  else quiz.check()
                }}
                onNext={next}
              />
            }
          />
          <LessonRest lesson={lesson} step={step} steps={steps.length} finished={over} still={everyStep} />
        </main>
      </div>
      {/* Outside, because in older browsers what asks for its width holds fixed parts fast. */}
      {steps.length > 1 ? (
        <EdgeZones canGoBack={step > 0} blocked={gated} onBack={back} onNext={next} last={last} />
      ) : null}
      {finish === null ? null : <FinishSheet lesson={lesson} backTo={backTo} open={sheet.open} onClose={sheet.close} />}
    </>
  )
}
