// The frame of a tool: header, the step on show, and the ways to move. What a step contains is in `lesson-steps-view.tsx`.

import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TipsPlace } from '#src/features/community/tips/tips-place.tsx'
import { ToolQuestion } from '#src/features/family/next-step/tool-question.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { toolkitPath } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { usePrinting } from '#src/web/hooks/use-printing.ts'
import { englishDirection, isTranslated, staysEnglish } from '#src/web/language/language.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { neededPart, optionalPart } from '#src/web/ui/optional-part.tsx'
import type { Tool } from '../curriculum.contract.ts'
import { useFinish } from './finish/use-finish.ts'
import { loadAgeQuestion } from './folded/folded-parts.tsx'
import { stepsOf } from './lesson-steps.ts'
import { LessonSteps } from './lesson-steps-view.tsx'
import { EdgeZones } from './moving/edge-zones.tsx'
import { useFocusOnStepChange, useStepTitle } from './moving/step-change.ts'
import { useArrowKeys } from './moving/use-arrow-keys.ts'
import { useStep } from './moving/use-step.ts'
import { useSwipe } from './moving/use-swipe.ts'
import styles from './player.module.css'
import { PlayerFooter } from './player-footer.tsx'
import { PlayerHeader } from './player-header.tsx'
import { useAnswers } from './quiz/use-answers.ts'
import { SeriousOpening } from './serious-opening.tsx'
import { ShortAnswer } from './short-answer/short-answer.tsx'
import { useCompletedAtStart } from './use-completed-at-start.ts'

const loadFinishDialogs = () => import('./finish/finish-dialogs.tsx')
const loadCompletionPanel = () => import('./finish/completion-panel.tsx')
const FinishDialogs = optionalPart(loadFinishDialogs)
const CompletionPanel = neededPart(loadCompletionPanel)
const CompletedBanner = optionalPart(() => import('./completed-banner.tsx'))
const ContinueOffer = optionalPart(() => import('./continue-offer.tsx'))

export function Player({ lesson, now = () => new Date() }: { lesson: Tool; now?: () => Date }) {
  const t = useTranslations()
  const steps = stepsOf(t, lesson)
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  const backTo = toolkitPath(lesson.stageId, lesson.moduleId)
  const hydrated = useHydrated()
  const printing = usePrinting()
  const { step, furthest, goTo } = useStep(key, steps.length)
  const { answers, giveAnswer, forgetAnswers } = useAnswers(key)
  const completedBefore = useCompletedAtStart(key)
  const { finish, complete, dialogsOpen, closeDialogs, panel } = useFinish({ lesson, step, now, forget: forgetAnswers })
  const [choosing, setChoosing] = useState(false)
  const [reminded, setReminded] = useState(false)
  const [moved, setMoved] = useState(false)
  const stage = useRef<HTMLElement>(null)

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

  useEffect(() => {
    // Ahead of the step that has it, so that it pushes nothing away there.
    if (moved) loadAgeQuestion().catch(() => undefined)
  }, [moved])

  useArrowKeys({ next, back, active: !dialogsOpen })
  useSwipe(stage, { next, back })
  useStepTitle(steps, step, lesson.title)
  useFocusOnStepChange(stage, step)

  return (
    <>
      <div className={styles.player}>
        <PlayerHeader backTo={backTo} title={lesson.title} step={step} steps={steps.length} minutes={lesson.minutes} />
        <main
          ref={stage}
          className={styles.stage}
          lang={isTranslated() ? lesson.inEnglish && staysEnglish() : undefined}
          dir={isTranslated() ? lesson.inEnglish && englishDirection() : undefined}
        >
          <EnglishLine shown={lesson.inEnglish} />
          <ToolQuestion lessonKey={key} />
          {lesson.hasNow && step === 0 ? <SeriousOpening lesson={lesson} /> : null}
          {lesson.shortAnswer !== undefined && step === 0 && !finished ? (
            <ShortAnswer lesson={lesson} words={lesson.shortAnswer} />
          ) : null}
          <Suspense>
            {completedBefore && !finished ? <CompletedBanner backTo={backTo} /> : null}
            {finished && last ? (
              <CompletionPanel ref={panel} lesson={lesson} backTo={backTo} saved={finish.saved} />
            ) : null}
            {furthest > step && !moved ? <ContinueOffer furthest={furthest} onContinue={goTo} /> : null}
          </Suspense>
          {finished && last ? null : <div key={step} className={styles.aloud} data-read-aloud />}
          <LessonSteps
            lesson={lesson}
            steps={steps}
            step={step}
            everyStep={!hydrated || printing}
            moved={moved}
            finished={finished && last}
            answers={answers}
            onChoose={() => setChoosing(true)}
            onAnswer={(optionId) => giveAnswer(step, optionId)}
          />
          {last && !lesson.serious ? <TipsPlace lessonKey={key} /> : null}
          <LanguageNav list={styles.languages} link={styles.language} />
          {isTranslated() ? <SoundsWrong /> : null}
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
      {dialogsOpen ? <FinishDialogs lesson={lesson} backTo={backTo} onDone={closeDialogs} /> : null}
    </>
  )
}
