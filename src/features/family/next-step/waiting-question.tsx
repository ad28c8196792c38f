// On home, on the day of a step: that a question waits, and the question after a tap.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import type CheckBackPart from './check-back.tsx'
import { mayBeAsked } from './next-question.ts'
import styles from './next-steps.module.css'
import { useToday } from './use-today.ts'

export default function WaitingQuestion() {
  const t = useTranslations()
  const [waits, setWaits] = useState(false)
  const [shown, setShown] = useState(false)
  const [CheckBack, setCheckBack] = useState<typeof CheckBackPart | null>(null)
  const [missing, setMissing] = useState(false)
  /** The question is shown. Until then its button keeps the focus. */
  const [asks, setAsks] = useState(false)
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day may be the one of a question
  useEffect(() => {
    setWaits(mayBeAsked(new Date()))
    // Answered on the plan in another tab, it waits no more.
    const look = () => setWaits((before) => before && mayBeAsked(new Date()))
    window.addEventListener('storage', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('storage', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  const noteAsked = useCallback((id: string | null) => setAsks((before) => before || id !== null), [])
  const hide = useCallback(() => {
    setWaits(mayBeAsked(new Date()))
    setShown(false)
    setAsks(false)
  }, [])
  const show = async () => {
    if (shown) return
    setShown(true)
    setMissing(false)
    try {
      const { default: part } = await import('./check-back.tsx')
      setCheckBack(() => part)
    } catch {
      // The next press tries again.
      setShown(false)
      setMissing(true)
    }
  }
  return (
    <>
      {waits && !asks ? <QuestionWaits busy={shown} onShow={() => void show()} /> : null}
      {missing ? <p role="alert">{t('shell_part_missing')}</p> : null}
      {shown && CheckBack !== null ? <CheckBack focus onAsk={noteAsked} onNothing={hide} /> : null}
    </>
  )
}

/** That a question waits, and no more: a child or a colleague may look at the same screen. */
function QuestionWaits({ busy, onShow }: { busy: boolean; onShow: () => void }) {
  const t = useTranslations()
  return (
    <section data-lamp className={styles.question} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('next_step_waits_title')}</h2>
      <p>{t('next_step_waits_text')}</p>
      <Button look="strong" busy={busy} onClick={onShow}>
        {t('next_step_waits_button')}
      </Button>
    </section>
  )
}
