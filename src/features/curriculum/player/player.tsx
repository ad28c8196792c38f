// The frame of a tool: header, the step on show, and the ways to move. What a step contains is in `lesson-steps-view.tsx`.

import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { forgetStep } from '#src/features/progress/step-memory.ts'
import { useCompletion } from '#src/features/progress/use-completion.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { ToolQuestion } from '#src/features/promises/tool-question.tsx'
import { TipsPlace } from '#src/features/tips/tips-place.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { usePrinting } from '#src/web/hooks/use-printing.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import type { Tool } from '../curriculum.contract.ts'
import { stepsOf } from './lesson-steps.ts'
import { LessonSteps } from './lesson-steps-view.tsx'
import { EdgeZones } from './moving/edge-zones.tsx'
import { useArrowKeys } from './moving/use-arrow-keys.ts'
import { useStep } from './moving/use-step.ts'
import { useSwipe } from './moving/use-swipe.ts'
import styles from './player.module.css'
import { PlayerFooter } from './player-footer.tsx'
import { PlayerHeader } from './player-header.tsx'
import { useAnswers } from './quiz/use-answers.ts'
import { SeriousOpening } from './serious-opening.tsx'
import { ShortAnswer } from './short-answer/short-answer.tsx'
import { useToolCounts } from './use-tool-counts.ts'

const loadFinishDialogs = () => import('./finish/finish-dialogs.tsx')
const loadCompletionPanel = () => import('./finish/completion-panel.tsx')
const FinishDialogs = lazy(loadFinishDialogs)
const CompletionPanel = lazy(loadCompletionPanel)
const CompletedBanner = lazy(() => import('./completed-banner.tsx'))
const ContinueOffer = lazy(() => import('./continue-offer.tsx'))

export function Player({ lesson, now = () => new Date() }: { lesson: Tool; now?: () => Date }) {
  const steps = stepsOf(lesson)
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  const backTo = toolkitPath(lesson.stageId, lesson.moduleId)
  const hydrated = useHydrated()
  const printing = usePrinting()
  const { step, furthest, goTo } = useStep(key, steps.length)
  const { answers, giveAnswer, forgetAnswers } = useAnswers(key)
  const recordCompletion = useCompletion()
  const countFinish = useToolCounts(lesson, step)
  const completedBefore = useCompletedAtStart(key)
  const [choosing, setChoosing] = useState(false)
  const [finish, setFinish] = useState<{ saved: boolean } | null>(null)
  const [dialogsOpen, setDialogsOpen] = useState(false)
  const [reminded, setReminded] = useState(false)
  const [moved, setMoved] = useState(false)
  const stage = useRef<HTMLElement>(null)
  const panel = useRef<HTMLElement>(null)

  const [startedAt] = useState(now)
  const [shownStep, setShownStep] = useState(step)

  // Whatever led to another step, the browser's Back too: what was chosen there and not given as the answer is gone.
  if (shownStep !== step) {
    setShownStep(step)
    setChoosing(false)
    setReminded(false)
    setMoved(true)
  }

  const last = step === steps.length - 1
  const finished = finish !== null
  const gated = steps[step]?.needsAnswer === true && answers[step] === undefined

  const complete = () => {
    // A tool ends once.
    if (finished) return
    const end = now()
    const saved = recordCompletion(key, end)
    forgetStep(key)
    forgetAnswers()
    if (!saved) void showToast(m.player_not_saved(LANGUAGE))
    countFinish(Math.round((end.getTime() - startedAt.getTime()) / 1000))
    setFinish({ saved })
    setDialogsOpen(true)
  }

  const closeDialogs = () => {
    setDialogsOpen(false)
    // The button that finished the tool, to which the dialogs would give the focus back, is gone.
    setTimeout(() => panel.current?.focus())
  }

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
    if (last) void Promise.all([loadFinishDialogs(), loadCompletionPanel()]).catch(() => undefined)
  }, [last])

  useArrowKeys({ next, back, active: !dialogsOpen })
  useSwipe(stage, { next, back })
  useStepTitle(steps, step, lesson.title)
  useFocusOnStepChange(stage, step)

  return (
    <>
      <div className={styles.player}>
        <PlayerHeader backTo={backTo} title={lesson.title} step={step} steps={steps.length} minutes={lesson.minutes} />
        <main ref={stage} className={styles.stage}>
          <ToolQuestion lessonKey={key} />
          {lesson.hasNow && step === 0 ? <SeriousOpening lesson={lesson} /> : null}
          {lesson.shortAnswer !== undefined && step === 0 && !finished ? (
            <ShortAnswer lesson={lesson} words={lesson.shortAnswer} />
          ) : null}
          <Suspense>
            {completedBefore && !finished ? (
              <CompletedBanner backTo={backTo} exploreAt={toolkitsPath(lesson.stageId)} />
            ) : null}
            {finished && last ? (
              <CompletionPanel ref={panel} lesson={lesson} backTo={backTo} saved={finish.saved} />
            ) : null}
            {furthest > step && !moved ? <ContinueOffer furthest={furthest} onContinue={goTo} /> : null}
          </Suspense>
          <LessonSteps
            lesson={lesson}
            steps={steps}
            step={step}
            everyStep={!hydrated || printing}
            moved={moved}
            finished={finished && last}
            given={answers[step]}
            onChoose={() => setChoosing(true)}
            onAnswer={(optionId) => giveAnswer(step, optionId)}
          />
          {last && !lesson.serious ? <TipsPlace lessonKey={key} /> : null}
        </main>
        <PlayerFooter
          step={step}
          steps={steps.length}
          gate={gated ? (choosing ? 'check' : 'choose') : 'open'}
          reminded={reminded}
          finished={finished}
          onBack={back}
          onNext={next}
          onGoTo={goTo}
        />
      </div>
      {/* Outside, because in older browsers what asks for its width holds fixed parts fast. */}
      {steps.length > 1 ? (
        <EdgeZones canGoBack={step > 0} blocked={gated} onBack={back} onNext={next} last={last} />
      ) : null}
      {dialogsOpen ? (
        <Suspense>
          <FinishDialogs lesson={lesson} backTo={backTo} onDone={closeDialogs} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether the tool was already completed when it was opened: finishing it now does not make it so. */
function useCompletedAtStart(key: string): boolean {
  const hydrated = useHydrated()
  const { completedLessons } = useProgress()
  const completed = completedLessons.includes(key)
  const [atStart, setAtStart] = useState<boolean | null>(null)
  useEffect(() => {
    if (hydrated && atStart === null) setAtStart(completed)
  }, [hydrated, atStart, completed])
  return atStart === true
}

function useStepTitle(steps: { heading: string }[], step: number, title: string): void {
  const heading = steps[step]?.heading
  useEffect(() => {
    // The first step keeps the page's own title, which search results and bookmarks know.
    if (step === 0) return
    const before = document.title
    document.title = m.player_step_title(LANGUAGE, {
      step: step + 1,
      steps: steps.length,
      heading: heading ?? '',
      title,
    })
    return () => {
      document.title = before
    }
  }, [step, steps.length, heading, title])
}

function useFocusOnStepChange(stage: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    stage.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [stage, step])
}
