// What another carer promised, in the list on the plan: in their name. They are asked, where they promised it. Loaded where a plan is or
// was shared.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { openCarers } from '#src/features/family/document/carers.ts'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { NextStep } from '../next-step.ts'
import { openNextStepBook } from '../next-step-book.ts'
import { nextStepWords } from '../next-step-words.ts'
import styles from '../next-steps.module.css'

interface OthersStepProps {
  step: NextStep
  /** Of the list: it has the focus once a button is gone. */
  titleId: string
  /** What a screen reader hears once it is asked about here. */
  onSaid: (words: string) => void
  /** Where it comes from, in words. */
  from: ReactNode
  /** What everybody may do with it. */
  children: ReactNode
}

export default function OthersStep({ step, titleId, onSaid, from, children }: OthersStepProps) {
  const t = useTranslations()
  const carers = usePlanTable(openCarers)
  const wordsId = `step-${step.id}`
  const name = carers?.rows.find(({ id }) => id === step.carer)?.name
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await (await openNextStepBook()).askHere(step.id)
    onSaid(kept ? t('plan_ask_here_done') : t('plan_copy_not_kept'))
  }
  return (
    <>
      <p>{name === undefined ? t('plan_step_of_another') : t('plan_step_of', { name })}</p>
      <p id={wordsId} className={styles.words}>
        {nextStepWords(t, step)}
      </p>
      <p className={styles.hint}>{from}</p>
      <div className={styles.rarely}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {t('plan_ask_here')}
        </Button>
        {children}
      </div>
    </>
  )
}
