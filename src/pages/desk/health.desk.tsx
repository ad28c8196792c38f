// '/desk/health': what needs an operator, how much there is, and whether the jobs run.
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import styles from '#src/web/desk/figures.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { pageLocale } from '#src/web/language/language.ts'
import type { DeskHealth, getDeskHealth } from './health.contract.ts'

const TIME = new Intl.DateTimeFormat(pageLocale(), {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const showTime = (time: string) => TIME.format(new Date(time))

export default function DeskHealthPage() {
  const t = useTranslations()
  return (
    <Figures<typeof getDeskHealth> name="GET /api/desk/health" input={NOTHING_ASKED}>
      {(health) => (
        <>
          <ShownFindings findings={health.findings} />
          <ShownJobs since={health.since} jobs={health.jobs} />
          <p className={styles.soft}>{t('desk_health_version', { product: PRODUCT_NAME, version: health.version })}</p>
        </>
      )}
    </Figures>
  )
}

export function ShownFindings({ findings }: Pick<DeskHealth, 'findings'>) {
  const t = useTranslations()
  const wrong = findings.filter(({ ok }) => !ok)
  return (
    <>
      <p>
        {wrong.length === 0
          ? t('desk_health_all_well')
          : t('desk_health_wrong', { count: wrong.length.toLocaleString(pageLocale()) })}
      </p>
      <ul className={styles.plain}>
        {[...wrong, ...findings.filter(({ ok }) => ok)].map(({ what, ok, says }) => (
          <li key={what + says}>
            {ok ? t('desk_health_passes', { what, says }) : t('desk_health_fails', { what, says })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Those that failed come first. */
export function ShownJobs({ since, jobs }: Pick<DeskHealth, 'since' | 'jobs'>) {
  const t = useTranslations()
  const sorted = jobs.toSorted((one, other) => Number(other.failures > 0) - Number(one.failures > 0))
  return (
    <>
      <h2>{t('desk_health_jobs')}</h2>
      <p className={styles.soft}>{t('desk_health_since', { time: showTime(since) })}</p>
      {jobs.length === 0 ? <p>{t('desk_health_no_jobs')}</p> : <JobTable jobs={sorted} />}
    </>
  )
}

function JobTable({ jobs }: Pick<DeskHealth, 'jobs'>) {
  const t = useTranslations()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it
    <section className={styles.scroll} tabIndex={0} aria-label={t('desk_health_jobs')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk_health_job')}</th>
            <th scope="col">{t('desk_health_ended')}</th>
            <th scope="col">{t('desk_health_state')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, endedAt, failures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{endedAt === null ? t('desk_health_never') : showTime(endedAt)}</td>
              <td>
                {failures === 0
                  ? t('desk_health_well')
                  : t('desk_health_failed', { count: failures.toLocaleString(pageLocale()) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
