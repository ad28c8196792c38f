// How many copies of an issue are how far; asked for again while it is under way.
import { useEffect, useState } from 'react'
import * as m from '#messages'
import { SECOND_MS } from '#src/shared/duration.ts'
import { LANGUAGE, LOCALE } from '#src/web/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from './desk-issue.module.css'
import { getDeskIssueProgress, type Progress } from './desk-newsletter.contract.ts'
import { STAGE_NAMES } from './issue-stages.ts'

/** Twelve requests a minute of the sixty that a session has. */
const ASK_EVERY_MS = 5 * SECOND_MS

export function IssueProgress({ slug, first }: { slug: string; first: Progress }) {
  const { progress, stale } = useProgress(slug, first)
  const { state, planned, waiting } = progress
  const parts = [
    [m.desk_newsletter_accepted(LANGUAGE), progress.accepted],
    [m.desk_newsletter_failed_copies(LANGUAGE), progress.failed],
    [m.desk_newsletter_uncertain(LANGUAGE), progress.uncertain],
    [m.desk_newsletter_skipped(LANGUAGE), progress.skipped],
    [m.desk_newsletter_waiting(LANGUAGE), waiting],
  ] as const
  return (
    <>
      <p>{STAGE_NAMES[state]}</p>
      {planned === 0 ? (
        <p>{state === 'not sent' ? m.desk_newsletter_none_sent(LANGUAGE) : m.desk_newsletter_for_nobody(LANGUAGE)}</p>
      ) : (
        <>
          <label className={styles.progress}>
            {m.desk_newsletter_progress(LANGUAGE, {
              done: (planned - waiting).toLocaleString(LOCALE),
              planned: planned.toLocaleString(LOCALE),
            })}
            <progress value={planned - waiting} max={planned} />
          </label>
          <dl className={styles.parts}>
            {parts.map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count.toLocaleString(LOCALE)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p role="status">{stale ? m.desk_newsletter_stale(LANGUAGE) : null}</p>
    </>
  )
}

function useProgress(slug: string, first: Progress) {
  const [progress, setProgress] = useState(first)
  const [stale, setStale] = useState(false)
  const isUnderWay = progress.state === 'queued' || progress.state === 'being sent'
  useEffect(() => {
    if (!isUnderWay) return
    let gone = false
    const timer = window.setInterval(() => {
      callDesk(getDeskIssueProgress, { slug }).then(
        (next) => {
          if (gone) return
          setProgress(next)
          setStale(false)
        },
        () => {
          if (!gone) setStale(true)
        },
      )
    }, ASK_EVERY_MS)
    return () => {
      gone = true
      window.clearInterval(timer)
    }
  }, [slug, isUnderWay])
  return { progress, stale }
}
