// How far an issue is, asked for again while it is under way.
import { useCallback, useEffect, useState } from 'react'
import { SECOND_MS } from '#src/shared/duration.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import type { getDeskIssueProgress, Progress } from './desk-newsletter.contract.ts'

/** Twelve requests a minute of the sixty that a session has. */
const ASK_EVERY_MS = 5 * SECOND_MS
/** The number of readers moves before it is sent, too. */
const UNDER_WAY = ['not sent', 'held', 'leaves soon', 'queued', 'being sent', 'stopped']

export function useIssueProgress(slug: string, first: Progress) {
  const [progress, setProgress] = useState(first)
  const [stale, setStale] = useState(false)
  const isUnderWay = UNDER_WAY.includes(progress.state)
  const ask = useCallback(
    () =>
      callDesk<typeof getDeskIssueProgress>('GET /api/desk/newsletter/{slug}/progress', { slug }).then(
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
