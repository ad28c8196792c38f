// The first page of the desk: the last 13 weeks, and what waits for an operator.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { kindWords } from '#src/features/inbox/message-kinds.contract.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { mayEnter } from '#src/shared/operators.ts'
import { DESK_NEWSLETTER_PATH, DESK_PATH } from '#src/shared/paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { useDeskSession } from '#src/web/desk/desk-session.ts'
import styles from '#src/web/desk/figures.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import { WeekPlot } from '#src/web/desk/week-plot.tsx'
import type { DeskOverview, getDeskOverview, SeriesName, Waiting } from './figures.contract.ts'

const TITLES = {
  visits: 'desk_overview_visits',
  opened: 'desk_overview_opened',
  finished: 'desk_overview_finished',
  nextSteps: 'desk_overview_next_steps',
  worked: 'desk_overview_worked',
  helpPressed: 'desk_overview_help',
  readersCame: 'desk_overview_readers_came',
  readersLeft: 'desk_overview_readers_left',
  searchesWithoutResult: 'desk_overview_searches',
} as const satisfies Record<SeriesName, MessageKey>

export default function OverviewPage() {
  return (
    <Figures<typeof getDeskOverview> name="GET /api/desk/overview" input={NOTHING_ASKED}>
      {(overview) => <ShownOverview {...overview} />}
    </Figures>
  )
}

export function ShownOverview({ weeks, series, readers, fewIssues, waiting }: DeskOverview) {
  const t = useTranslations()
  // There is nothing to see in a plot before its first figure.
  const counted = series.filter(({ sum }) => sum !== 0)
  return (
    <>
      <h2>{t('desk_overview_waiting')}</h2>
      {fewIssues === null ? null : (
        <p className={styles.few}>
          <Link to={DESK_NEWSLETTER_PATH}>{t('desk_newsletter_few_ahead', { count: String(fewIssues) })}</Link>
        </p>
      )}
      <WhatWaits {...waiting} />
      {hasFeature('newsletter') ? <p>{t('desk_overview_readers', { count: showCount(t, readers) })}</p> : null}
      <p className={styles.soft}>{t('desk_figures_who')}</p>
      {counted.length === 0 ? (
        <p>{t('desk_figures_nothing')}</p>
      ) : (
        <div className={styles.plots}>
          {counted.map((one) => (
            <WeekPlot key={one.name} title={t(TITLES[one.name])} weeks={weeks} series={one} />
          ))}
        </div>
      )}
    </>
  )
}

type Line = [path: string, words: string, count: number]

function WhatWaits({ messages, ...others }: Waiting) {
  const t = useTranslations()
  const held: Line = ['results', t('desk_overview_held', { count: String(others.heldWeeks) }), others.heldWeeks]
  const lines: Line[] = [
    ...messages.map(({ kind, waiting, late }): Line => {
      const counts = { kind: t(kindWords(kind)), count: String(waiting), late: String(late) }
      const words = late > 0 ? t('desk_overview_inbox_late', counts) : t('desk_overview_inbox', counts)
      return [`inbox?kind=${kind}`, words, waiting]
    }),
    ...(hasFeature('outcomes') ? [held] : []),
    ['health', t('desk_overview_mails', { count: String(others.mails) }), others.mails],
  ]
  if (lines.every(([, , count]) => count === 0)) return <p>{t('desk_overview_nothing_waits')}</p>
  return (
    <ul className={styles.plain}>
      {lines.map(([path, words]) => (
        <li key={path}>
          <WayTo path={path}>{words}</WayTo>
        </li>
      ))}
    </ul>
  )
}

/** A link, for operators who may enter the area. @param path after the desk's own */
function WayTo({ path, children }: { path: string; children: string }) {
  const { role } = useDeskSession()
  return mayEnter(role, path.split('?')[0] ?? '') ? <Link to={`${DESK_PATH}/${path}`}>{children}</Link> : children
}
