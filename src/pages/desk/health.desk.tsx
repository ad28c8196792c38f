// '/desk/health': what needs an operator first, then what was looked at, window by window, and whether the jobs run.
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showTime } from '#src/web/desk/show-day.ts'
import { pageLocale } from '#src/web/language/language.ts'
import type { DeskHealth, getDeskHealth } from './health.contract.ts'
import styles from './health.desk.module.css'
import { HealthWindows, HouseWindow, toWindows } from './health-windows.tsx'

export default function DeskHealthPage() {
  const t = useTranslations()
  return (
    <Figures<typeof getDeskHealth> name="GET /api/desk/health" input={NOTHING_ASKED}>
      {(health) => (
        <>
          <ShownFindings findings={health.findings} />
          <ShownJobs since={health.since} jobs={health.jobs} />
          <p className={desk.soft}>{t('desk_health_version', { product: PRODUCT_NAME, version: health.version })}</p>
        </>
      )}
    </Figures>
  )
}

export function ShownFindings({ findings }: Pick<DeskHealth, 'findings'>) {
  const t = useTranslations()
  const wrong = findings.filter(({ ok }) => !ok)
  const name = ({ what }: (typeof findings)[number]) => <b className={styles.what}>{what}</b>
  return (
    <>
      <div className={`${desk.card} ${wrong.length === 0 ? '' : desk.red} ${styles.summary}`}>
        <HealthWindows findings={findings} />
        <p className={wrong.length === 0 ? undefined : desk.late}>
          {wrong.length === 0
            ? t('desk_health_all_well')
            : t('desk_health_wrong', { count: wrong.length.toLocaleString(pageLocale()) })}
        </p>
        {wrong.map((finding) => (
          <p key={finding.what + finding.says}>
            {name(finding)}
            {finding.says}
          </p>
        ))}
      </div>
      <div className={styles.groups}>
        {toWindows(findings).map((window) => (
          <section key={window.name}>
            <h2 className={styles.group}>
              <HouseWindow isLit={window.isLit} />
              {t(`desk_health_window_${window.name}`)}
            </h2>
            <ul className={desk.rows}>
              {window.findings.map((finding) => (
                <li key={finding.what + finding.says}>
                  {name(finding)}
                  {finding.ok ? null : <span className={desk.late}>{t('desk_health_needs')}</span>}
                  <p>{finding.says}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** Healthy jobs are folded, so that failed ones are seen. */
export function ShownJobs({ since, jobs }: Pick<DeskHealth, 'since' | 'jobs'>) {
  const t = useTranslations()
  const failed = jobs.filter(({ failures }) => failures > 0)
  const well = jobs.filter(({ failures }) => failures === 0)
  return (
    <>
      <h2 className={styles.group}>
        <HouseWindow isLit={failed.length === 0} />
        {t('desk_health_jobs')}
      </h2>
      <p className={desk.soft}>{t('desk_health_since', { time: showTime(since) })}</p>
      {jobs.length === 0 ? <p>{t('desk_health_no_jobs')}</p> : null}
      <JobRows jobs={failed} />
      {well.length === 0 ? null : (
        <details>
          <summary className={desk.more}>{t('desk_health_jobs_well', { count: well.length })}</summary>
          <JobRows jobs={well} />
        </details>
      )}
    </>
  )
}

function JobRows({ jobs }: Pick<DeskHealth, 'jobs'>) {
  const t = useTranslations()
  if (jobs.length === 0) return null
  return (
    <ul className={`${desk.rows} ${styles.jobs}`}>
      {jobs.map(({ name, endedAt, failures }) => (
        <li key={name}>
          <b>{name}</b>
          {failures === 0 ? null : (
            <span className={desk.late}>
              {t('desk_health_failed', { count: failures.toLocaleString(pageLocale()) })}
            </span>
          )}
          <span className={desk.soft}>
            {endedAt === null ? t('desk_health_never') : t('desk_health_ended', { time: showTime(endedAt) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
