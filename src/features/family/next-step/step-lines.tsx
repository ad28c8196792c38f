// A next step in the list on the plan: one of this device, with its day and what can be done about it, or another carer's, in their name.
import { useTranslations } from 'use-intl'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { openCarers } from '../document/carers.ts'
import { usePlanTable } from '../document/use-plan-table.ts'
import { followByMail } from './ask-by-mail.ts'
import { CalendarOffer } from './calendar-offer.tsx'
import type { NextStep } from './next-step.ts'
import type { NextStepBook } from './next-step-book.ts'
import { localDay } from './next-step-days.ts'
import { dayWords, nextStepWords, sourceWords } from './next-step-words.ts'
import styles from './next-steps.module.css'

interface StepLineProps {
  book: NextStepBook
  step: NextStep
  /** The id of the list's title, which gets the focus once a button is gone. */
  titleId: string
  /** What a screen reader says about a change, after which the button is gone or means another day. */
  onStatus: (words: string) => void
}

export function OwnStep({ book, step, titleId, onStatus }: StepLineProps) {
  const t = useTranslations()
  const wordsId = `step-${step.id}`
  const putOff = async () => {
    const kept = await book.putOff(step.id, localDay(new Date()))
    void followByMail(book, step)
    const now = book.read().find(({ id }) => id === step.id)
    const day = dayWords(now?.askOn ?? step.askOn)
    onStatus(kept ? t('next_step_put_off_done', { day }) : t('plan_copy_not_kept'))
  }
  return (
    <>
      <p id={wordsId} className={styles.words}>
        {nextStepWords(t, step)}
      </p>
      <p className={styles.hint}>
        {t('plan_asked_on', { day: dayWords(step.askOn) })}
        <br />
        <WhereFrom {...step} />
      </p>
      <div className={styles.rarely}>
        <Button aria-describedby={wordsId} onClick={() => void putOff()}>
          {t('next_step_put_off')}
        </Button>
        <DropButton book={book} step={step} titleId={titleId} onStatus={onStatus} />
      </div>
      <details>
        <summary>{t('next_step_calendar_title')}</summary>
        <CalendarOffer step={step} />
      </details>
    </>
  )
}

function DropButton({ book, step, titleId, onStatus }: StepLineProps) {
  const t = useTranslations()
  const drop = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await book.drop(step.id)
    void followByMail(book, step)
    onStatus(kept ? t('next_step_drop_done') : t('plan_copy_not_kept'))
  }
  return (
    <Button aria-describedby={`step-${step.id}`} onClick={firstTap(() => void drop())}>
      {t('next_step_drop')}
    </Button>
  )
}

function WhereFrom({ source, obstacle }: Pick<NextStep, 'source' | 'obstacle'>) {
  const t = useTranslations()
  return (
    <>
      {sourceWords(t, source)}
      {obstacle === '' ? null : (
        <>
          <br />
          {t('plan_obstacle', { obstacle })}
        </>
      )}
    </>
  )
}

/** They are asked, where they promised it. */
export function OthersStep({ book, step, titleId, onStatus }: StepLineProps) {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const wordsId = `step-${step.id}`
  const name = carers?.rows.find(({ id }) => id === step.carer)?.name
  // For the parent's second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await book.askHere(step.id)
    onStatus(kept ? t('plan_ask_here_done') : t('plan_copy_not_kept'))
  }
  return (
    <>
      <p>{name === undefined ? t('plan_step_of_another') : t('plan_step_of', { name })}</p>
      <p id={wordsId} className={styles.words}>
        {nextStepWords(t, step)}
      </p>
      <p className={styles.hint}>
        <WhereFrom {...step} />
      </p>
      <div className={styles.rarely}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {t('plan_ask_here')}
        </Button>
        <DropButton book={book} step={step} titleId={titleId} onStatus={onStatus} />
      </div>
    </>
  )
}
