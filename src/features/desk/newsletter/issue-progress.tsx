// How many copies of an issue are how far.
import { useTranslations } from 'use-intl'
import { pageLocale } from '#src/web/language/language.ts'
import styles from './desk-issue.module.css'
import type { Progress } from './desk-newsletter.contract.ts'
import { STAGE_NAMES } from './issue-stages.ts'

/** @param stale whether the last time of asking brought nothing */
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
      <p>{t(STAGE_NAMES[state])}</p>
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
          <dl className={styles.parts}>
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
