// What the desk opens with: the last 13 weeks, and what waits for somebody.

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import { useDeskSession } from '../app/desk-session.ts'
import { DESK_PATH } from '../desk-paths.ts'
import { mayEnter } from '../desk-roles.contract.ts'
import { type DeskOverview, getDeskOverview, type SeriesName, type Waiting } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures, NOTHING_ASKED } from './figures-state.tsx'
import { showCount } from './show-count.ts'
import { WeekPlot } from './week-plot.tsx'

const TITLES = {
  visits: 'desk_overview_visits',
  opened: 'desk_overview_opened',
  finished: 'desk_overview_finished',
  promised: 'desk_overview_promised',
  worked: 'desk_overview_worked',
  helpPressed: 'desk_overview_help',
  readersCame: 'desk_overview_readers_came',
  readersLeft: 'desk_overview_readers_left',
  searchesInVain: 'desk_overview_searches',
} as const satisfies Record<SeriesName, MessageKey>

export default function OverviewPage() {
  return (
    <Figures endpoint={getDeskOverview} input={NOTHING_ASKED}>
      {(overview) => <ShownOverview {...overview} />}
    </Figures>
  )
}

export function ShownOverview({ weeks, series, readers, waiting }: DeskOverview) {
  const t = useTranslations()
  const isEmpty = series.every(({ sum }) => sum === 0)
  return (
    <>
      <h2>{t('desk_overview_waiting')}</h2>
      <WhatWaits {...waiting} />
      <p>{t('desk_overview_readers', { count: showCount(t, readers) })}</p>
      <p className={styles.soft}>{t('desk_figures_who')}</p>
      {isEmpty ? (
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

function WhatWaits(waiting: Waiting) {
  const t = useTranslations()
  const { lateComplaints: late, ...queues } = waiting
  if (Object.values(queues).every((count) => count === 0)) return <p>{t('desk_overview_nothing_waits')}</p>
  return (
    <ul className={styles.plain}>
      {wordsByRoom(t, { ...queues, late }).map(([room, words]) => (
        <li key={room}>
          <WayToRoom room={room}>{words}</WayToRoom>
        </li>
      ))}
    </ul>
  )
}

type Queues = Omit<Waiting, 'lateComplaints'> & { late: number }

const wordsByRoom = (t: Translate, queues: Queues): [room: string, words: string][] => [
  ['complaints', t('desk_overview_complaints', { count: String(queues.complaints), late: String(queues.late) })],
  ['tips', t('desk_overview_tips', { count: String(queues.tips) })],
  ['pacts', t('desk_overview_names', { count: String(queues.reportedNames) })],
  ['tools', t('desk_overview_comments', { count: String(queues.comments) })],
  ['ideas', t('desk_overview_ideas', { count: String(queues.ideas) })],
  ['settings-cards', t('desk_overview_cards', { count: String(queues.cardReports) })],
  ['translations', t('desk_overview_translations', { count: String(queues.translationReports) })],
  ['results', t('desk_overview_held', { count: String(queues.heldWeeks) })],
  ['health', t('desk_overview_mails', { count: String(queues.mails) })],
]

/** A link for whoever may enter the room. */
function WayToRoom({ room, children }: { room: string; children: string }) {
  const { role } = useDeskSession()
  return mayEnter(role, room) ? <Link to={`${DESK_PATH}/${room}`}>{children}</Link> : children
}
