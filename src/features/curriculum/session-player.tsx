// A session of the Explorer's Guide, step by step on one phone. It keeps the place where it was left, and nothing else.

import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToolQuestion } from '#src/features/family/next-step/tool-question.tsx'
import { HelplineFold, HelplinePanel } from '#src/features/help/helplines.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID, toolkitPath } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { usePrinting } from '#src/web/hooks/use-printing.ts'
import { englishDirection, isTranslated, ourLanguage, staysEnglish } from '#src/web/language/language.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { neededPart, optionalPart } from '#src/web/ui/optional-part.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { SessionLesson } from './curriculum.contract.ts'
import type { PageResult } from './page-load.ts'
import { Scene } from './pictures/scene.tsx'
import { useFinish } from './player/finish/use-finish.ts'
import { LessonFailed } from './player/lesson-failed.tsx'
import { useFocusOnStepChange, useStepTitle } from './player/moving/step-change.ts'
import { useArrowKeys } from './player/moving/use-arrow-keys.ts'
import { useStep } from './player/moving/use-step.ts'
import { PlayerBar } from './player/player-bar.tsx'
import { PlayerDock } from './player/player-dock.tsx'
import { FIRST_STEP_ID, SeriousOpening } from './player/serious-opening.tsx'
import { ShortAnswer } from './player/short-answer/short-answer.tsx'
import { useCompletedAtStart } from './player/use-completed-at-start.ts'
import styles from './player-frame/player.module.css'
import { PlayerHeader } from './player-frame/player-header.tsx'
import view from './player-frame/player-stage.module.css'
import { ChildHeader } from './session/child-header.tsx'
import { headingOf } from './session/session-headings.ts'
import { loadLaterSteps, type SessionStepProps, SessionStepView } from './session/session-step-view.tsx'
import { StepPicture } from './session/step-picture.tsx'
import turns from './session/turn.module.css'
import { TurnMark } from './session/turn-mark.tsx'
import { useSend } from './session/use-send.ts'
import { listSessionSteps, type SessionStep, whoseTurn } from './session-steps.ts'

const loadFinishSheet = () => import('./player/finish/finish-sheet.tsx')
const loadCompletionPanel = () => import('./player/finish/completion-panel.tsx')
const FinishSheet = optionalPart(loadFinishSheet)
const CompletionPanel = neededPart(loadCompletionPanel)
const CompletedBanner = optionalPart(() => import('./player/completed-banner.tsx'))
const ContinueOffer = optionalPart(() => import('./player/continue-offer.tsx'))

interface SessionPlayerProps {
  lesson: SessionLesson
  now?: () => Date
}

interface OpenedSessionProps {
  loaded: PageResult<SessionLesson>
  moduleId: string | undefined
}

/** A session as it was loaded: walked through, or the reason why it did not open. */
export default function OpenedSession({ loaded, moduleId }: OpenedSessionProps) {
  if (loaded.error !== undefined) {
    return <LessonFailed failure={loaded} stageId={EXPLORERS_GUIDE_ID} moduleId={moduleId} />
  }
  const lesson = loaded.data
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  return <SessionPlayer key={key} lesson={lesson} />
}

function SessionPlayer({ lesson, now = () => new Date() }: SessionPlayerProps) {
  const t = useTranslations()
  const steps = listSessionSteps(lesson.session).map((each) => ({
    ...each,
    heading: headingOf(t, each, lesson.session),
  }))
  const key = lessonKey(lesson.stageId, lesson.moduleId, lesson.lessonId)
  const backTo = toolkitPath(lesson.stageId, lesson.moduleId)
  const whole = [!useHydrated(), usePrinting()].includes(true)
  const { step, furthest, goTo } = useStep(key, steps.length)
  const [send, chooseSend] = useSend()
  const [picks, setPicks] = useState<Record<number, number>>({})
  const completedBefore = useCompletedAtStart(key)
  const { finish, complete, sheet, panel } = useFinish({ lesson, step, now })
  const stage = useRef<HTMLElement>(null)
  const [shownStep, setShownStep] = useState(step)
  const [moved, setMoved] = useState(false)

  if (shownStep !== step) {
    setShownStep(step)
    setMoved(true)
  }

  const last = step === steps.length - 1
  const finished = finish !== null && last
  /** Undefined where the page shows every step at once. */
  const alone = whole ? undefined : steps[step]
  const passed = alone?.kind === 'pass' || alone?.kind === 'give-back'
  const turn = alone === undefined ? undefined : whoseTurn(alone)
  const childs = turn === 'child'
  const drawn = passed || alone?.kind === 'turn' || alone?.kind === 'card'
  const next = () => {
    if (last) complete()
    else goTo(step + 1)
  }
  const back = () => goTo(step - 1)

  useEffect(loadLaterSteps, [])

  useEffect(() => {
    // Loaded early, so that it works when the session is finished, even without a network.
    if (last) void Promise.all([loadFinishSheet(), loadCompletionPanel()]).catch(() => undefined)
  }, [last])

  // Not by a swipe: the child's thumbs are on the page too.
  useArrowKeys({ next, back, active: !sheet.open })
  useStepTitle(steps, step, lesson.title)
  useFocusOnStepChange(stage, step)

  const notices = (
    <>
      <EnglishLine shown={lesson.inEnglish} />
      {step === 0 ? <ToolQuestion lessonKey={key} /> : null}
      {lesson.hasNow && step === 0 ? <SeriousOpening lesson={lesson} /> : null}
      <Suspense>
        {completedBefore && finish === null && step === 0 ? <CompletedBanner backTo={backTo} /> : null}
        {furthest > step && !moved ? <ContinueOffer furthest={furthest} onContinue={goTo} /> : null}
      </Suspense>
      {lesson.shortAnswer !== undefined && step === 0 ? (
        <ShortAnswer lesson={lesson} words={lesson.shortAnswer} />
      ) : null}
    </>
  )

  const words = (each: (typeof steps)[number], index: number) => (
    <div className={drawn ? `${view.work} ${turns.words}` : view.words}>
      {index === step ? notices : null}
      <div className={view.top}>
        <WhoseMark step={each} />
        <h2
          {...(each.kind !== 'parent' && ourLanguage())}
          id={index === 0 ? FIRST_STEP_ID : undefined}
          tabIndex={-1}
          data-step-heading
          className={`${view.heading} ${turns.heading}`}
        >
          {each.heading}
        </h2>
        {index === step ? <div className={view.aloud} data-read-aloud /> : null}
      </div>
      <SessionStepView
        lesson={lesson}
        step={each}
        send={send}
        onSend={chooseSend}
        picked={picks[index]}
        onPick={(choice) => setPicks({ ...picks, [index]: choice })}
        whole={whole}
      />
    </div>
  )

  return (
    <>
      <div className={styles.player} data-room={lesson.colour} data-turn={turn === 'adult' ? undefined : turn}>
        {childs ? (
          <ChildHeader
            title={lesson.title}
            step={step}
            steps={steps.length}
            onPass={alone?.kind === 'turn' ? next : undefined}
          />
        ) : (
          <PlayerHeader
            backTo={backTo}
            title={lesson.title}
            step={step}
            steps={steps.length}
            minutes={lesson.minutes}
          />
        )}
        <main
          ref={stage}
          className={`${view.stage} ${drawn ? view.columns : ''}`}
          lang={isTranslated() ? lesson.inEnglish && staysEnglish() : undefined}
          dir={isTranslated() ? lesson.inEnglish && englishDirection() : undefined}
        >
          {finished ? (
            <div className={view.whole}>
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
          {steps.map((each, index) =>
            whole || (index === step && !finished) ? (
              <section
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
                key={index}
                className={`${index === step ? view.step : view.waiting} ${moved ? view.coming : ''}`}
              >
                <div className={view.story}>
                  <StepTop lesson={lesson} step={each} send={send} whole={whole} />
                  {drawn ? null : words(each, index)}
                </div>
                {drawn ? words(each, index) : null}
              </section>
            ) : null,
          )}
          <PlayerDock
            risen={false}
            verdict={null}
            bar={
              <PlayerBar
                first={step === 0}
                last={last}
                finished={finish !== null}
                finishWords={t('session_finish')}
                nextWords={t(passed ? 'session_got_it_button' : 'player_next')}
                onBack={back}
                onNext={next}
              />
            }
          />
          {childs || passed ? null : (
            <div className={view.rest}>
              {finished ? null : <ForGrownUp lesson={lesson} step={steps[step]} />}
              <LanguageNav list={view.languages} link={view.language} />
              {isTranslated() ? <SoundsWrong /> : null}
            </div>
          )}
        </main>
      </div>
      {finish === null ? null : <FinishSheet lesson={lesson} backTo={backTo} open={sheet.open} onClose={sheet.close} />}
    </>
  )
}

/** The picture of a step. On paper and without scripts only the first has one. */
function StepTop({ lesson, step, send, whole }: Pick<SessionStepProps, 'lesson' | 'step' | 'send' | 'whole'>) {
  if (step.kind === 'parent') return <Scene path={lesson.scene} className={view.scene} />
  if (whole || step.kind === 'rule') return null
  if (step.kind === 'opening') return <Scene path={lesson.scene} className={view.scene} />
  if (step.kind === 'turn' || step.kind === 'card') {
    const { picture, drawing } = step.kind === 'turn' ? step.turn.send : step.card.send
    return <StepPicture words={send ? picture : undefined} drawing={drawing} low={step.kind === 'card'} />
  }
  return <Picture src={lesson.session.handOver} width={400} height={400} className={turns.handOver} first />
}

function WhoseMark({ step }: { step: SessionStep }) {
  const who = whoseTurn(step)
  return who === undefined || step.kind === 'give-back' ? null : <TurnMark who={who} />
}

/** Help lines and sources: in full where the grown-up reads alone, folded beside what is done together. */
function ForGrownUp({
  lesson: { serious, helplines, sources },
  step,
}: {
  lesson: SessionLesson
  step: SessionStep | undefined
}) {
  const alone = step?.kind === 'parent' || step?.kind === 'rule'
  return (
    <>
      {serious && alone ? <HelplinePanel helplines={helplines} /> : <HelplineFold helplines={helplines} />}
      {alone ? <SourcesLine sources={sources} /> : null}
    </>
  )
}
