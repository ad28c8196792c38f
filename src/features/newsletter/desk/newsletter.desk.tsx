// '/desk/newsletter': every issue with its state, and how many readers came and left.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_NEWSLETTER_PATH } from '#src/shared/paths.ts'
import desk from '#src/web/desk/desk-page.module.css'
import { DeskTable } from '#src/web/desk/desk-table.tsx'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import { showDay } from '#src/web/desk/show-day.ts'
import { WeekPlot } from '#src/web/desk/week-plot.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import type { DeskNewsletter, getDeskNewsletter } from './desk-issues.contract.ts'
import { STAGE_NAMES } from './issue-progress.tsx'
import { LookUpReader } from './look-up-reader.tsx'

export default function DeskNewsletterPage() {
  return (
    <Figures<typeof getDeskNewsletter> name="GET /api/desk/newsletter" input={NOTHING_ASKED}>
      {(newsletter) => <ShownNewsletter {...newsletter} />}
    </Figures>
  )
}

export function ShownNewsletter({ issues, ahead, readers, weeks, came, left, bounces }: DeskNewsletter) {
  const t = useTranslations()
  const sent = issues.filter(({ state }) => state === 'sent')
  return (
    <>
      <p>{t('desk_newsletter_lead')}</p>
      {ahead.isFew ? (
        <p className={desk.late}>{t('desk_newsletter_few_ahead', { count: String(ahead.count) })}</p>
      ) : null}
      <p>
        <ButtonLink to={`${DESK_NEWSLETTER_PATH}/new/edit`} look="main">
          {t('desk_newsletter_write')}
        </ButtonLink>
      </p>
      {issues.length === 0 ? <p>{t('desk_newsletter_none')}</p> : null}
      <div className={desk.columns}>
        <div>
          <Issues name={t('desk_newsletter_title')} issues={issues.filter(({ state }) => state !== 'sent')} />
          {sent.length === 0 ? null : (
            <details>
              <summary className={desk.more}>{t('desk_newsletter_sent', { count: String(sent.length) })}</summary>
              <Issues name={t('desk_newsletter_state_sent')} issues={sent.toReversed()} />
            </details>
          )}
        </div>
        <div>
          <h2>{t('desk_newsletter_readers')}</h2>
          <p>{t('desk_overview_readers', { count: showCount(t, readers) })}</p>
          <div className={desk.plots}>
            <WeekPlot title={t('desk_newsletter_came')} weeks={weeks} series={came} />
            <WeekPlot title={t('desk_newsletter_left')} weeks={weeks} series={left} />
          </div>
          <h2>{t('desk_look_up_title')}</h2>
          <LookUpReader />
        </div>
      </div>
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
      <div className={desk.plots}>
        <WeekPlot title={t('desk_newsletter_bounces_hard')} weeks={weeks} series={bounces.hard} />
        <WeekPlot title={t('desk_newsletter_bounces_soft')} weeks={weeks} series={bounces.soft} />
        <WeekPlot title={t('desk_newsletter_bounces_complaint')} weeks={weeks} series={bounces.complaint} />
      </div>
    </>
  )
}

function Issues({ name, issues }: Pick<DeskNewsletter, 'issues'> & { name: string }) {
  const t = useTranslations()
  if (issues.length === 0) return null
  // Most issues reach every reader, so the columns of failures are often empty and left out.
  const haveFailed = issues.some(({ failed }) => failed.failed > 0)
  return (
    <DeskTable
      name={name}
      columns={[
        t('desk_newsletter_subject'),
        t('desk_newsletter_date'),
        t('desk_newsletter_state'),
        ...(haveFailed ? [t('desk_newsletter_failed_copies'), t('desk_newsletter_refused_copies')] : []),
      ]}
      rows={issues.map(({ slug, date, subject, state, failed }) => ({
        key: slug,
        name: <Link to={`${DESK_NEWSLETTER_PATH}/${slug}`}>{subject}</Link>,
        cells: [showDay(date), t(STAGE_NAMES[state]), ...(haveFailed ? [failed.failed, failed.refused] : [])],
      }))}
    />
  )
}
