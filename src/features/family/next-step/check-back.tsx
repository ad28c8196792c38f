// 'Did it work?': one step on its day, or later. What comes after the answer is never a telling-off. Loaded when something is due.
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TellWhereOpen } from '#src/features/community/tips/tell-others.tsx'
import { sendOutcome } from '#src/features/outcomes/answers/send-answer.ts'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { followByMail } from './ask-by-mail.ts'
import { QUESTION_ID } from './next-question.ts'
import { findDueStep, isTool, listOwn, type NextStep } from './next-step.ts'
import type { NextStepBook } from './next-step-book.ts'
import { dayFor, localDay } from './next-step-days.ts'
import { dayWords, nextStepWords, sourceWords } from './next-step-words.ts'
import styles from './next-steps.module.css'
import { useNextSteps } from './use-next-steps.ts'
import { useToday } from './use-today.ts'
import { WordsGroup } from './words-group.tsx'

interface CheckBackProps {
  /** Only steps of this tool. */
  lessonKey?: string
  /** The parent asked for it: the focus moves there. */
  focus?: boolean
  /** Which step is asked about just now; null once nothing more is asked. */
  onAsk?: (id: string | null) => void
  /** Nothing is asked after all: it was answered elsewhere, or on a day that is over. */
  onNothing?: () => void
}

const doNothing = () => undefined

export default function CheckBack({
  lessonKey,
  focus = false,
  onAsk = doNothing,
  onNothing = doNothing,
}: CheckBackProps) {
  const planDocument = useNextSteps()
  const [shown, setShown] = useState<NextStep | null>(null)
  /** ISO day of the last press about it. */
  const [talkedOn, setTalkedOn] = useState<string | null>(null)
  const place = useRef<HTMLElement>(null)
  const isEmpty = planDocument !== null && shown === null
  useEffect(() => {
    if (isEmpty) onNothing()
  }, [isEmpty, onNothing])
  const today = useToday()
  useEffect(() => {
    // On another day it is over, unless something is still being written or chosen about it.
    if (talkedOn === null || talkedOn === today || place.current?.querySelector('input, textarea')) return
    setTalkedOn(null)
    setShown(null)
    onNothing()
  }, [talkedOn, today, onNothing])
  if (planDocument === null) return null
  const steps = listOwn(planDocument.steps, planDocument.own).filter(
    ({ source }) => lessonKey === undefined || isTool(source, lessonKey),
  )
  const due = findDueStep(steps, today)
  // It stays while it is talked about, though it is no longer due once it is answered. Before, it goes with what was done about it
  // elsewhere: in the list below, in another tab, by another carer.
  const own = steps.filter(({ id }) => id === shown?.id)
  if (talkedOn === null && findDueStep(own, today) === null && shown !== due) setShown(due)
  if (shown === null) return null
  const question = {
    book: planDocument.book,
    step: shown,
    focus,
    onAsk,
    onTalk: () => setTalkedOn(localDay(new Date())),
  }
  // One that was put off until today is asked again.
  return <Question key={shown.id + shown.askOn} {...question} ref={place} />
}

interface QuestionProps extends Required<Pick<CheckBackProps, 'onAsk'>> {
  book: NextStepBook
  step: NextStep
  focus: boolean
  /** The parent has pressed something about it. */
  onTalk: () => void
  ref: Ref<HTMLElement>
}

type Stage = 'ask' | Outcome | 'dropped' | { putOffTo: string }

function Question({ book, step, focus, onAsk, onTalk, ref }: QuestionProps) {
  const t = useTranslations()
  const [stage, setStage] = useState<Stage>('ask')
  const [kept, setKept] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus || stage !== 'ask') heading.current?.focus()
  }, [focus, stage])
  const isTalkedAbout = stage === 'ask' || stage === 'partly' || stage === 'not-yet'
  // Before the paint: otherwise the list would show it twice for a moment.
  useLayoutEffect(() => {
    if (!isTalkedAbout) return
    onAsk(step.id)
    return () => onAsk(null)
  }, [isTalkedAbout, step.id, onAsk])

  // Asked at each press: the page may have been open over midnight.
  const today = () => localDay(new Date())
  const answer = async (outcome: Outcome) => {
    onTalk()
    setStage(outcome)
    setKept(await book.answer(step.id, outcome, today()))
    void followByMail(book, step)
    if (step.source.kind !== 'tool') return
    // Without a network it is not counted: the step is answered all the same.
    await sendOutcome(step.source.id, outcome)
  }
  const putOff = async () => {
    onTalk()
    setKept(await book.putOff(step.id, today()))
    void followByMail(book, step)
    const now = book.read().find(({ id }) => id === step.id)
    setStage({ putOffTo: now?.askOn ?? today() })
  }
  const drop = async () => {
    onTalk()
    setKept(await book.drop(step.id))
    void followByMail(book, step)
    setStage('dropped')
  }

  return (
    <section ref={ref} data-lamp className={styles.question} aria-labelledby={QUESTION_ID}>
      <h2 id={QUESTION_ID} ref={heading} tabIndex={-1}>
        {t('next_step_check_title')}
      </h2>
      <p className={styles.words}>{nextStepWords(t, step)}</p>
      <p className={styles.hint}>{sourceWords(t, step.source)}</p>
      {stage === 'ask' ? (
        <>
          <div className={styles.three}>
            <Button onClick={() => void answer('worked')}>{t('next_step_worked')}</Button>
            <Button onClick={() => void answer('partly')}>{t('next_step_partly')}</Button>
            <Button onClick={() => void answer('not-yet')}>{t('next_step_not_yet')}</Button>
          </div>
          <div className={styles.rarely}>
            <Button onClick={() => void putOff()}>{t('next_step_put_off')}</Button>
            <Button onClick={() => void drop()}>{t('next_step_drop')}</Button>
          </div>
        </>
      ) : null}
      {stage === 'worked' ? (
        <>
          <h3>{t('next_step_worked_title')}</h3>
          <p>{t('next_step_worked_text')}</p>
          {step.source.kind === 'tool' && hasFeature('community') ? <TellWhereOpen lessonKey={step.source.id} /> : null}
        </>
      ) : null}
      {stage === 'partly' || stage === 'not-yet' ? (
        <>
          <h3>{stage === 'partly' ? t('next_step_partly_title') : t('next_step_not_yet_title')}</h3>
          <p>{t('next_step_again_text')}</p>
          <AfterObstacle book={book} step={step} />
        </>
      ) : null}
      <p role="status">
        {kept && stage === 'dropped' ? t('next_step_drop_done') : null}
        {kept && typeof stage === 'object' ? t('next_step_put_off_done', { day: dayWords(stage.putOffTo) }) : null}
      </p>
      <FormError>{kept ? null : t('plan_copy_not_kept')}</FormError>
    </section>
  )
}

interface AfterObstacleProps {
  book: NextStepBook
  step: NextStep
}

/** As long as any that a tool offers. */
const SMALLER_LIMIT = 160

export function AfterObstacle({ book, step }: AfterObstacleProps) {
  const t = useTranslations()
  /** '' while a parent looks for their own words; null before anything is chosen. */
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (done !== null) said.current?.focus()
  }, [done])
  if (done !== null) {
    return (
      <p ref={said} role="status" tabIndex={-1}>
        {done}
      </p>
    )
  }

  const fix = step.obstacles.find(({ reason }) => reason === obstacle)?.fix ?? t('next_step_fix_other')
  const again = book.read().find(({ id }) => id === step.id)?.askOn ?? step.askOn
  // With each letter: a parent who is called away finds it again on the plan.
  const keepObstacle = (words: string) => {
    setObstacle(words)
    void book.noteObstacle(step.id, words)
  }
  return (
    <>
      <WordsGroup
        legend={t('next_step_obstacle')}
        offers={step.obstacles.map(({ reason }) => reason)}
        onChange={keepObstacle}
      />
      <div role="status">
        {obstacle === null ? null : (
          <p>
            <strong>{t('next_step_fix_title')}</strong> {fix}
          </p>
        )}
      </div>
      {making ? (
        <SmallerStep book={book} step={step} onMade={setDone} />
      ) : (
        <div className={styles.ways}>
          <Button look="strong" onClick={() => setMaking(true)}>
            {t('next_step_smaller_button')}
          </Button>
          <Button onClick={() => setDone(t('next_step_same_done', { day: dayWords(again) }))}>
            {t('next_step_same_button')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SmallerStepProps extends AfterObstacleProps {
  /** @param words what to say about it */
  onMade: (words: string) => void
}

function SmallerStep({ book, step, onMade }: SmallerStepProps) {
  const t = useTranslations()
  const words = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { error, onSubmit } = useSubmit(async () => {
    const today = localDay(new Date())
    const askOn = dayFor('in-three-days', today)
    const { source, obstacles, smaller } = step
    const before = book.read().find(({ id }) => id === step.id) ?? step
    const made = await book.makeSmaller(step.id, {
      source,
      obstacles,
      smaller,
      cue: '',
      action: words.current?.value.trim() || smaller,
      madeOn: today,
      askOn,
    })
    if (before.byMail) {
      await book.noteMail(made.id, true)
      void followByMail(book, { ...before, id: made.id })
    }
    // It is made all the same, as long as this page is open: a second press would make a second one.
    onMade(made.kept ? t('next_step_smaller_done', { day: dayWords(askOn) }) : t('next_step_not_kept'))
  }, t('shell_unexpected'))
  return (
    <Form keep="obstacle" drafts="planDrafts" onSubmit={onSubmit}>
      <h3 ref={title} tabIndex={-1}>
        {t('next_step_smaller_title')}
      </h3>
      <TextArea
        ref={words}
        label={t('next_step_smaller_words')}
        hint={t('next_step_smaller_hint')}
        defaultValue={step.smaller}
        rows={3}
        required
        maxLength={SMALLER_LIMIT}
      />
      <FormError>{error}</FormError>
      <Button look="main" type="submit">
        {t('next_step_keep_button')}
      </Button>
    </Form>
  )
}
