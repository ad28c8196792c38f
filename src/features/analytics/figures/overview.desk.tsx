// The first page of the desk: what waits for an operator, and the last 13 weeks.

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
import { ArrowEndIcon } from '#src/web/ui/icons.tsx'
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
  return (
    <>
      <h2>{t('desk_overview_waiting')}</h2>
      {fewIssues === null ? null : (
        <p className={styles.few}>
          <Link to={DESK_NEWSLETTER_PATH}>{t('desk_newsletter_few_ahead', { count: String(fewIssues) })}</Link>
        </p>
      )}
      <WhatWaits {...waiting} />
      <h2>{t('desk_overview_figures')}</h2>
      {hasFeature('newsletter') ? <p>{t('desk_overview_readers', { count: showCount(t, readers) })}</p> : null}
      <p className={styles.soft}>{t('desk_figures_who')}</p>
      {series.every(({ sum }) => sum === 0) ? (
        <p>{t('desk_figures_nothing')}</p>
      ) : (
        <div className={styles.plots}>
          {series.map((one) => (
            <WeekPlot key={one.name} title={t(TITLES[one.name])} weeks={weeks} series={one} />
          ))}
        </div>
      )}
    </>
  )
}

interface Line {
  /** After the desk's own. A link for operators who may enter the area. */
  path: string
  words: string
  count: number
  late?: number
}

/** What is late first; what does not wait has no line. */
function WhatWaits({ messages, heldWeeks, mails }: Waiting) {
  const t = useTranslations()
  const { role } = useDeskSession()
  const held = { path: 'results', words: t('desk_overview_held', { count: String(heldWeeks) }), count: heldWeeks }
  const lines: Line[] = [
    ...messages.map(({ kind, waiting: count, late }) => ({
      path: `inbox?kind=${kind}`,
      words: t('desk_overview_inbox', { kind: t(kindWords(kind)), count: String(count) }),
      count,
      late,
    })),
    ...(hasFeature('outcomes') ? [held] : []),
    { path: 'health', words: t('desk_overview_mails', { count: String(mails) }), count: mails },
  ]
  const waiting = lines
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number((other.late ?? 0) > 0) - Number((one.late ?? 0) > 0))
  if (waiting.length === 0) return <p>{t('desk_overview_nothing_waits')}</p>
  return (
    <ul className={styles.rows}>
      {waiting.map(({ path, words, late = 0 }) => {
        const isOpen = mayEnter(role, path.split('?')[0] ?? '')
        return (
          <li key={path}>
            {isOpen ? <Link to={`${DESK_PATH}/${path}`}>{words}</Link> : <span>{words}</span>}
            {late > 0 ? <b className={styles.late}>{t('desk_overview_late', { count: String(late) })}</b> : null}
            {isOpen ? <ArrowEndIcon /> : null}
          </li>
        )
      })}
    </ul>
  )
}
