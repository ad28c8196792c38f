// The lamplit card of the plan shows one thing: what is asked today, else the next step, else what the four questions led to, else a way
// to them. The others are below it.

import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { START_PATH } from '#src/shared/plan-paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { usePlanTable } from '../document/use-plan-table.ts'
import { QUESTION_ID } from '../next-step/next-question.ts'
import { findDueStep, isOwn, type NextStep } from '../next-step/next-step.ts'
import steps from '../next-step/next-steps.module.css'
import { OthersStep, OwnStep } from '../next-step/step-lines.tsx'
import { useNextSteps } from '../next-step/use-next-steps.ts'
import { useToday } from '../next-step/use-today.ts'
import box from '../plan-room.module.css'
import type { StepKind } from '../start/first-steps.ts'
import { openStartListBook } from '../start/start-list-book.ts'
import { FirstSteps, PlanNext } from './plan-next.tsx'
import styles from './plan-now.module.css'

const TITLE_ID = 'now-title'
const MORE_ID = 'more-title'

// The steps stay if it cannot be fetched.
const CheckBack = optionalPart(() => import('../next-step/check-back.tsx'))

/** @param pictures one for each kind of first step */
export function PlanNow({ pictures }: { pictures: Record<StepKind, string> }) {
  const t = useTranslations()
  const shown = useNextSteps()
  const list = usePlanTable(openStartListBook)
  const today = useToday()
  const [status, setStatus] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  /** The question is shown, open or answered. */
  const [isTalking, setIsTalking] = useState(false)
  const noteAsked = useCallback((id: string | null) => {
    setAsked(id)
    if (id !== null) setIsTalking(true)
  }, [])
  const endTalk = useCallback(() => setIsTalking(false), [])
  const open = shown?.steps.filter(({ state }) => state === 'open') ?? []
  const own = open.filter((one) => isOwn(one, shown?.own ?? null))
  const isBusy = isTalking || findDueStep(own, today) !== null
  const first = isBusy ? undefined : own.toSorted((one, other) => one.askOn.localeCompare(other.askOn))[0]
  const more = open.filter((one) => one !== first && one.id !== asked)
  const listed = list?.rows ?? []
  const isListMain = first === undefined && listed.some(({ done }) => !done)
  const firstSteps = {
    listed,
    pictures,
    onTick: (id: string, done: boolean) => void list?.table.tick(id, done),
  }
  // It takes the focus once a step and its buttons are gone.
  const titleId = more.length > 1 ? MORE_ID : isBusy ? QUESTION_ID : TITLE_ID
  const line = (step: NextStep) => {
    if (shown === null) return null
    const Line = isOwn(step, shown.own) ? OwnStep : OthersStep
    return <Line book={shown.book} step={step} titleId={step === first ? TITLE_ID : titleId} onStatus={setStatus} />
  }
  return (
    <div className={styles.now}>
      <p role="status">{status}</p>
      <CheckBack onAsk={noteAsked} onNothing={endTalk} />
      {isBusy ? null : (
        <section data-lamp className={steps.question} aria-labelledby={TITLE_ID}>
          <h2 id={TITLE_ID} tabIndex={-1}>
            {t(first !== undefined ? 'plan_now_title' : isListMain ? 'plan_next_title' : 'plan_now_begin')}
          </h2>
          {first !== undefined ? (
            line(first)
          ) : isListMain ? (
            <FirstSteps {...firstSteps} titleId={TITLE_ID} isMain />
          ) : (
            <Begin isListDone={listed.length > 0} />
          )}
        </section>
      )}
      {listed.length > 0 && (isBusy || !isListMain) ? <PlanNext {...firstSteps} /> : null}
      {more.length === 0 ? null : (
        <section className={box.box} aria-labelledby={MORE_ID}>
          <h2 id={MORE_ID} tabIndex={-1}>
            {t('plan_now_more')}
          </h2>
          <ul className={steps.list}>
            {more.map((step) => (
              <li key={step.id} className={steps.step}>
                {line(step)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Where nothing is there to do yet, or nothing more. */
function Begin({ isListDone }: { isListDone: boolean }) {
  const t = useTranslations()
  if (isListDone) {
    return (
      <>
        <p>{t('plan_now_list_done')}</p>
        <ButtonLink to={TOOLS_PATH} look="main">
          {t('plan_tools_link')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <p>{t('plan_now_none')}</p>
      <div className={box.ways}>
        <ButtonLink to={START_PATH} look="main">
          {t('plan_start_link')}
        </ButtonLink>
        <ButtonLink to={TOOLS_PATH}>{t('plan_tools_link')}</ButtonLink>
      </div>
    </>
  )
}
