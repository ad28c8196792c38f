// The number of an issue's copies in each state, loaded again while it is being sent.
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#src/shared/duration.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { callDesk } from '#src/web/desk/call-desk.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { pageLocale } from '#src/web/language/language.ts'
import type { getDeskIssueProgress, IssueStage, Progress } from './desk-issues.contract.ts'
import styles from './issue.desk.module.css'

export const STAGE_NAMES = {
  'not sent': 'desk_newsletter_state_not_sent',
  held: 'desk_newsletter_state_held',
  'leaves soon': 'desk_newsletter_state_leaves_soon',
  queued: 'desk_newsletter_state_queued',
  'being sent': 'desk_newsletter_state_being_sent',
  stopped: 'desk_newsletter_state_stopped',
  sent: 'desk_newsletter_state_sent',
} as const satisfies Record<IssueStage, MessageKey>

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

/** @param stale whether the last request failed */
export function IssueProgress({ progress, stale }: { progress: Progress; stale: boolean }) {
  const t = useTranslations()
  const { state, planned, waiting, problem, reasons } = progress
  const parts = [
    [t('desk_newsletter_accepted'), progress.sent],
    [t('desk_newsletter_failed_copies'), progress.failed],
    [t('desk_newsletter_skipped'), progress.skipped],
    [t('desk_newsletter_waiting'), waiting],
  ] as const
  return (
    <>
      <p>
        <b>{t(STAGE_NAMES[state])}</b>
      </p>
      {planned === 0 ? (
        <p>
          {state === 'not sent' || state === 'held' || state === 'leaves soon'
            ? t('desk_newsletter_none_sent')
            : t('desk_newsletter_for_nobody')}
        </p>
      ) : (
        <>
          <label className={styles.progress}>
            {t('desk_newsletter_progress', {
              done: (planned - waiting).toLocaleString(pageLocale()),
              planned: planned.toLocaleString(pageLocale()),
            })}
            <progress value={planned - waiting} max={planned} />
          </label>
          <dl className={desk.facts}>
            {parts.map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count.toLocaleString(pageLocale())}</dd>
              </div>
            ))}
          </dl>
          {problem === null ? null : <p>{t('desk_newsletter_problem', { reason: problem })}</p>}
          {reasons.length === 0 ? null : (
            <>
              <h3>{t('desk_newsletter_reasons')}</h3>
              <ul>
                {reasons.map(({ reason, count }) => (
                  <li key={reason}>
                    {t('desk_newsletter_reason', { reason, count: count.toLocaleString(pageLocale()) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <p role="status">{stale ? t('desk_newsletter_stale') : null}</p>
    </>
  )
}
