// '/desk/newsletter': every issue with its state, and how many readers came and left.
import { Link } from 'react-router'
import * as m from '#messages'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { DESK_NEWSLETTER_PATH } from '../desk-paths.ts'
import figures from '../figures/figures.module.css'
import { Figures, NOTHING_ASKED } from '../figures/figures-state.tsx'
import { showCount, showDay } from '../figures/show-count.ts'
import { WeekPlot } from '../figures/week-plot.tsx'
import { LookUpReader } from '../look-up/look-up-reader.tsx'
import { type DeskNewsletter, getDeskNewsletter } from './desk-newsletter.contract.ts'
import { STAGE_NAMES } from './issue-stages.ts'

export default function DeskNewsletterPage() {
  return (
    <Figures endpoint={getDeskNewsletter} input={NOTHING_ASKED}>
      {(newsletter) => <ShownNewsletter {...newsletter} />}
    </Figures>
  )
}

export function ShownNewsletter({ issues, readers, weeks, came, left, bounces }: DeskNewsletter) {
  return (
    <>
      <p>{m.desk_newsletter_lead(LANGUAGE)}</p>
      {issues.length === 0 ? <p>{m.desk_newsletter_none(LANGUAGE)}</p> : <Issues issues={issues} />}
      <h2>{m.desk_newsletter_readers(LANGUAGE)}</h2>
      <p>{m.desk_overview_readers(LANGUAGE, { count: showCount(readers) })}</p>
      <div className={figures.plots}>
        <WeekPlot title={m.desk_overview_readers_came(LANGUAGE)} weeks={weeks} series={came} />
        <WeekPlot title={m.desk_overview_readers_left(LANGUAGE)} weeks={weeks} series={left} />
      </div>
      <h2>{m.desk_look_up_title(LANGUAGE)}</h2>
      <LookUpReader />
      <h2>{m.desk_newsletter_bounces(LANGUAGE)}</h2>
      <p>{m.desk_newsletter_bounces_what(LANGUAGE)}</p>
      <div className={figures.plots}>
        <WeekPlot title={m.desk_newsletter_bounces_hard(LANGUAGE)} weeks={weeks} series={bounces.hard} />
        <WeekPlot title={m.desk_newsletter_bounces_soft(LANGUAGE)} weeks={weeks} series={bounces.soft} />
        <WeekPlot title={m.desk_newsletter_bounces_complaint(LANGUAGE)} weeks={weeks} series={bounces.complaint} />
      </div>
    </>
  )
}

function Issues({ issues }: Pick<DeskNewsletter, 'issues'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it
    <section className={figures.scroll} tabIndex={0} aria-label={m.desk_newsletter_title(LANGUAGE)}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{m.desk_newsletter_subject(LANGUAGE)}</th>
            <th scope="col">{m.desk_newsletter_date(LANGUAGE)}</th>
            <th scope="col">{m.desk_newsletter_state(LANGUAGE)}</th>
            <th scope="col">{m.desk_newsletter_failed_copies(LANGUAGE)}</th>
            <th scope="col">{m.desk_newsletter_refused_copies(LANGUAGE)}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ slug, date, subject, state, failed }) => (
            <tr key={slug}>
              <th scope="row">
                <Link to={`${DESK_NEWSLETTER_PATH}/${slug}`}>{subject}</Link>
              </th>
              <td>{showDay(date)}</td>
              <td>{STAGE_NAMES[state]}</td>
              <td>{failed.failed.toLocaleString(LOCALE)}</td>
              <td>{failed.refused.toLocaleString(LOCALE)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
