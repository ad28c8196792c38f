// One tip of another parent, and 'Report'.

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { Starter } from '../tip-choices.contract.ts'
import { reportTip } from '../tip-requests.ts'
import styles from '../tips.module.css'
import { TipQuote } from './tip-quote.tsx'

interface ShownTipProps {
  tip: { id: string; starter: Starter; text: string }
}

type Stage = 'shown' | 'asking' | 'sending' | 'reported'

export function ShownTip({ tip }: ShownTipProps) {
  const t = useTranslations()
  const quote = useId()
  const [stage, setStage] = useState<Stage>('shown')
  const [said, setSaid] = useState<string | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const pressed = useRef(false)
  const isAsking = stage === 'asking' || stage === 'sending'
  useEffect(() => {
    // What was pressed is gone: on to the question, back to the button, or to what is said in the end.
    const next = isAsking ? 'fieldset button' : 'button, [role=status]'
    if (pressed.current) row.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isAsking])
  const ask = () => {
    pressed.current = true
    setStage('asking')
  }
  const report = async (danger: boolean) => {
    if (stage === 'sending') return
    setStage('sending')
    try {
      setSaid(await reportTip(tip.id, danger))
      setStage('reported')
    } catch (failure) {
      setSaid(messageOr(t, failure, t('shell_unexpected')))
      setStage('asking')
    }
  }
  return (
    <li ref={row} className={styles.tip}>
      <TipQuote id={quote} starter={tip.starter} text={tip.text} />
      {stage === 'shown' ? (
        <Button aria-describedby={quote} onClick={ask}>
          {t('tips_report')}
        </Button>
      ) : null}
      {isAsking ? (
        <fieldset className={styles.ways}>
          <legend>{t('tips_report_question')}</legend>
          <Button busy={stage === 'sending'} onClick={() => void report(true)}>
            {t('tips_report_danger')}
          </Button>
          <Button busy={stage === 'sending'} onClick={() => void report(false)}>
            {t('tips_report_other')}
          </Button>
          <Button onClick={() => setStage('shown')}>{t('tips_report_cancel')}</Button>
        </fieldset>
      ) : null}
      <p role="status" tabIndex={-1}>
        {said}
      </p>
    </li>
  )
}
