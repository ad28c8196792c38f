// On home, on the day of a step: that a question waits, and the question after a tap.

import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type CheckBackPart from './check-back.tsx'
import { mayBeAsked } from './next-question.ts'
import { QuestionWaits } from './question-waits.tsx'
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
