// '/desk/newsletter': every issue with its state, and how many readers came and left.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_NEWSLETTER_PATH } from '#src/shared/paths.ts'
import figures from '#src/web/desk/figures.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount, showDay } from '#src/web/desk/show-count.ts'
import { WeekPlot } from '#src/web/desk/week-plot.tsx'
import { pageLocale } from '#src/web/language/language.ts'
import type { DeskNewsletter, getDeskNewsletter } from './desk-issues.contract.ts'
import { STAGE_NAMES } from './issue-progress.tsx'
import { LookUpReader } from './look-up-reader.tsx'
import styles from './newsletter.desk.module.css'

export default function DeskNewsletterPage() {
  return (
    <Figures<typeof getDeskNewsletter> name="GET /api/desk/newsletter" input={NOTHING_ASKED}>
      {(newsletter) => <ShownNewsletter {...newsletter} />}
    </Figures>
  )
}

export function ShownNewsletter({ issues, ahead, readers, weeks, came, left, bounces }: DeskNewsletter) {
  const t = useTranslations()
  return (
    <>
      <p>{t('desk_newsletter_lead')}</p>
      {ahead.isFew ? (
        <p className={figures.few}>{t('desk_newsletter_few_ahead', { count: String(ahead.count) })}</p>
      ) : null}
      <p>
        <Link to={`${DESK_NEWSLETTER_PATH}/new/edit`}>{t('desk_newsletter_write')}</Link>
      </p>
      {issues.length === 0 ? <p>{t('desk_newsletter_none')}</p> : <Issues issues={issues} />}
      <h2>{t('desk_newsletter_readers')}</h2>
      <p>{t('desk_overview_readers', { count: showCount(t, readers) })}</p>
      <div className={figures.plots}>
        <WeekPlot title={t('desk_overview_readers_came')} weeks={weeks} series={came} />
        <WeekPlot title={t('desk_overview_readers_left')} weeks={weeks} series={left} />
      </div>
      <h2>{t('desk_look_up_title')}</h2>
      <LookUpReader />
      {Object.values(bounces).every(({ sum }) => sum === 0) ? null : <Bounces weeks={weeks} bounces={bounces} />}
    </>
  )
}

function Bounces({ weeks, bounces }: Pick<DeskNewsletter, 'weeks' | 'bounces'>) {
  const t = useTranslations()
  return (
    <>
      <h2>{t('desk_newsletter_bounces')}</h2>
      <p>{t('desk_newsletter_bounces_what')}</p>
      <div className={figures.plots}>
        <WeekPlot title={t('desk_newsletter_bounces_hard')} weeks={weeks} series={bounces.hard} />
        <WeekPlot title={t('desk_newsletter_bounces_soft')} weeks={weeks} series={bounces.soft} />
        <WeekPlot title={t('desk_newsletter_bounces_complaint')} weeks={weeks} series={bounces.complaint} />
      </div>
    </>
  )
}

function Issues({ issues }: Pick<DeskNewsletter, 'issues'>) {
  const t = useTranslations()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it
    <section className={`${figures.scroll} ${styles.issues}`} tabIndex={0} aria-label={t('desk_newsletter_title')}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk_newsletter_subject')}</th>
            <th scope="col">{t('desk_newsletter_date')}</th>
            <th scope="col">{t('desk_newsletter_state')}</th>
            <th scope="col">{t('desk_newsletter_failed_copies')}</th>
            <th scope="col">{t('desk_newsletter_refused_copies')}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ slug, date, subject, state, failed }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={`${DESK_NEWSLETTER_PATH}/${slug}`}>{subject}</Link>
              </th>
              <td>{showDay(date)}</td>
              <td>{t(STAGE_NAMES[state])}</td>
              <NumberCell column={t('desk_newsletter_failed_copies')} count={failed.failed} />
              <NumberCell column={t('desk_newsletter_refused_copies')} count={failed.refused} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** On a phone, where the row is a block, it says its column, and is left out at 0. */
function NumberCell({ column, count }: { column: string; count: number }) {
  return (
    <td className={count === 0 ? styles.none : styles.number} data-column={column}>
      {count.toLocaleString(pageLocale())}
    </td>
  )
}
