// How far an issue is, asked for again while it is under way.
import { useCallback, useEffect, useState } from 'react'
import { SECOND_MS } from '#src/shared/duration.ts'
import { callDesk } from '../app/call-desk.ts'
import { getDeskIssueProgress, type Progress } from './desk-newsletter.contract.ts'

/** Twelve requests a minute of the sixty that a session has. */
const ASK_EVERY_MS = 5 * SECOND_MS
const UNDER_WAY = ['leaves soon', 'queued', 'being sent', 'stopped']

export function useIssueProgress(slug: string, first: Progress) {
  const [progress, setProgress] = useState(first)
  const [stale, setStale] = useState(false)
  const isUnderWay = UNDER_WAY.includes(progress.state)
  const ask = useCallback(
    () =>
      callDesk(getDeskIssueProgress, { slug }).then(
        (next) => {
          setProgress(next)
          setStale(false)
        },
        () => setStale(true),
      ),
    [slug],
  )
  useEffect(() => {
    if (!isUnderWay) return
    const timer = window.setInterval(() => void ask(), ASK_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [ask, isUnderWay])
  return { progress, stale, ask }
}
