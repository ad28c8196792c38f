// '/desk/health': what needs somebody, how much there is, and whether the jobs run.
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { BackupPanel } from '../backups/backup-panel.tsx'
import styles from '../figures/figures.module.css'
import { Figures, NOTHING_ASKED } from '../figures/figures-state.tsx'
import { type DeskHealth, getDeskHealth } from './desk-health.contract.ts'

const TIME = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const showTime = (time: string) => TIME.format(new Date(time))

export default function DeskHealthPage() {
  return (
    <Figures endpoint={getDeskHealth} input={NOTHING_ASKED}>
      {(health) => (
        <>
          <ShownFindings findings={health.findings} />
          <h2>{m.desk_backups_title(LANGUAGE)}</h2>
          <BackupPanel />
          <ShownJobs since={health.since} jobs={health.jobs} />
        </>
      )}
    </Figures>
  )
}

export function ShownFindings({ findings }: Pick<DeskHealth, 'findings'>) {
  const wrong = findings.filter(({ ok }) => !ok)
  return (
    <>
      <p>
        {wrong.length === 0
          ? m.desk_health_all_well(LANGUAGE)
          : m.desk_health_wrong(LANGUAGE, { count: wrong.length.toLocaleString(LOCALE) })}
      </p>
      <ul className={styles.plain}>
        {[...wrong, ...findings.filter(({ ok }) => ok)].map(({ what, ok, says }) => (
          <li key={what + says}>
            {ok ? m.desk_health_passes(LANGUAGE, { what, says }) : m.desk_health_fails(LANGUAGE, { what, says })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Those that failed come first. */
export function ShownJobs({ since, jobs }: Pick<DeskHealth, 'since' | 'jobs'>) {
  const sorted = jobs.toSorted((one, other) => Number(other.failures > 0) - Number(one.failures > 0))
  return (
    <>
      <h2>{m.desk_health_jobs(LANGUAGE)}</h2>
      <p className={styles.soft}>{m.desk_health_since(LANGUAGE, { time: showTime(since) })}</p>
      {jobs.length === 0 ? <p>{m.desk_health_no_jobs(LANGUAGE)}</p> : <JobTable jobs={sorted} />}
    </>
  )
}

function JobTable({ jobs }: Pick<DeskHealth, 'jobs'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it
    <section className={styles.scroll} tabIndex={0} aria-label={m.desk_health_jobs(LANGUAGE)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.desk_health_job(LANGUAGE)}</th>
            <th scope="col">{m.desk_health_ended(LANGUAGE)}</th>
            <th scope="col">{m.desk_health_state(LANGUAGE)}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, endedAt, failures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{endedAt === null ? m.desk_health_never(LANGUAGE) : showTime(endedAt)}</td>
              <td>
                {failures === 0
                  ? m.desk_health_well(LANGUAGE)
                  : m.desk_health_failed(LANGUAGE, { count: failures.toLocaleString(LOCALE) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
