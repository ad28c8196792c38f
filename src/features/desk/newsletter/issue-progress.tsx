// How many copies of an issue are how far.
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import styles from './desk-issue.module.css'
import type { Progress } from './desk-newsletter.contract.ts'
import { STAGE_NAMES } from './issue-stages.ts'

/** @param stale whether the last time of asking brought nothing */
export function IssueProgress({ progress, stale }: { progress: Progress; stale: boolean }) {
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
        <p>
          {state === 'not sent' || state === 'leaves soon'
            ? m.desk_newsletter_none_sent(LANGUAGE)
            : m.desk_newsletter_for_nobody(LANGUAGE)}
        </p>
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
