// What the desk opens with: the last 13 weeks, and what waits for somebody.
import { Link } from 'react-router'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { useDeskSession } from '../app/desk-session.ts'
import { DESK_PATH } from '../desk-paths.ts'
import { mayEnter } from '../desk-roles.contract.ts'
import { type DeskOverview, getDeskOverview, type SeriesName, type Waiting } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures, NOTHING_ASKED } from './figures-state.tsx'
import { showCount } from './show-count.ts'
import { WeekPlot } from './week-plot.tsx'

const TITLES: Record<SeriesName, string> = {
  visits: m.desk_overview_visits(LANGUAGE),
  opened: m.desk_overview_opened(LANGUAGE),
  finished: m.desk_overview_finished(LANGUAGE),
  promised: m.desk_overview_promised(LANGUAGE),
  worked: m.desk_overview_worked(LANGUAGE),
  helpPressed: m.desk_overview_help(LANGUAGE),
  readersCame: m.desk_overview_readers_came(LANGUAGE),
  readersLeft: m.desk_overview_readers_left(LANGUAGE),
  searchesInVain: m.desk_overview_searches(LANGUAGE),
}

export default function OverviewPage() {
  return (
    <Figures endpoint={getDeskOverview} input={NOTHING_ASKED}>
      {(overview) => <ShownOverview {...overview} />}
    </Figures>
  )
}

export function ShownOverview({ weeks, series, readers, waiting }: DeskOverview) {
  const isEmpty = series.every(({ sum }) => sum === 0)
  return (
    <>
      <h2>{m.desk_overview_waiting(LANGUAGE)}</h2>
      <WhatWaits {...waiting} />
      <p>{m.desk_overview_readers(LANGUAGE, { count: showCount(readers) })}</p>
      <p className={styles.soft}>{m.desk_figures_who(LANGUAGE)}</p>
      {isEmpty ? (
        <p>{m.desk_figures_nothing(LANGUAGE)}</p>
      ) : (
        <div className={styles.plots}>
          {series.map((one) => (
            <WeekPlot key={one.name} title={TITLES[one.name]} weeks={weeks} series={one} />
          ))}
        </div>
      )}
    </>
  )
}

function WhatWaits(waiting: Waiting) {
  const { lateComplaints: late, ...queues } = waiting
  if (Object.values(queues).every((count) => count === 0)) return <p>{m.desk_overview_nothing_waits(LANGUAGE)}</p>
  return (
    <ul className={styles.plain}>
      {wordsByRoom({ ...queues, late }).map(([room, words]) => (
        <li key={room}>
          <WayToRoom room={room}>{words}</WayToRoom>
        </li>
      ))}
    </ul>
  )
}

type Queues = Omit<Waiting, 'lateComplaints'> & { late: number }

const wordsByRoom = (queues: Queues): [room: string, words: string][] => [
  ['complaints', m.desk_overview_complaints(LANGUAGE, { count: queues.complaints, late: queues.late })],
  ['tips', m.desk_overview_tips(LANGUAGE, { count: queues.tips })],
  ['pacts', m.desk_overview_names(LANGUAGE, { count: queues.reportedNames })],
  ['tools', m.desk_overview_comments(LANGUAGE, { count: queues.comments })],
  ['ideas', m.desk_overview_ideas(LANGUAGE, { count: queues.ideas })],
  ['settings-cards', m.desk_overview_cards(LANGUAGE, { count: queues.cardReports })],
  ['translations', m.desk_overview_translations(LANGUAGE, { count: queues.translationReports })],
  ['results', m.desk_overview_held(LANGUAGE, { count: queues.heldWeeks })],
  ['health', m.desk_overview_mails(LANGUAGE, { count: queues.mails })],
]

/** A link for whoever may enter the room. */
function WayToRoom({ room, children }: { room: string; children: string }) {
  const { role } = useDeskSession()
  return mayEnter(role, room) ? <Link to={`${DESK_PATH}/${room}`}>{children}</Link> : children
}
