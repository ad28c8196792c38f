// The way of one tool, with the step where people stop, what they said of it, and the comments that wait.

import { scaleLinear } from 'd3-scale'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_INBOX_PATH } from '#src/shared/paths.ts'
import type { ShownCount } from '#src/shared/small-counts.ts'
import styles from '#src/web/desk/figures.module.css'
import { Figures } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import type { DeskTool, getDeskTool, ShownWay } from './figures.contract.ts'

/** The width of the widest bar. */
const WIDTH = 100

export default function ToolPage() {
  const { key = '' } = useParams()
  const input = useMemo(() => ({ key }), [key])
  return (
    <Figures<typeof getDeskTool> key={key} name="GET /api/desk/tools/{key}" input={input}>
      {(tool) => <ShownTool {...tool} />}
    </Figures>
  )
}

export function ShownTool({ title, way, stop, result, waitingComments }: DeskTool) {
  const t = useTranslations()
  return (
    <>
      <p>{title}</p>
      <h2>{t('desk_tool_way')}</h2>
      <p className={styles.soft}>{t('desk_figures_who')}</p>
      <WayFunnel way={way} />
      <p>{stop === null ? t('desk_tool_no_stop') : t('desk_tool_stop', { step: String(stop) })}</p>
      {way.minutes !== null && <p>{t('desk_tool_minutes', { minutes: String(way.minutes) })}</p>}
      <h2>{t('desk_tool_said')}</h2>
      <ul className={styles.plain}>
        <li>{t('desk_tool_ratings', { helpful: showCount(t, way.helpful), not: showCount(t, way.notHelpful) })}</li>
        <li>
          {result === null
            ? t('desk_tool_no_result')
            : t('desk_tool_result', {
                share: String(result.share),
                low: String(result.low),
                high: String(result.high),
                answers: String(result.answers),
              })}
        </li>
      </ul>
      <h2>{t('desk_tool_comments')}</h2>
      <p>
        <Link to={`${DESK_INBOX_PATH}?${new URLSearchParams({ kind: 'comment', about: way.lessonKey })}`}>
          {t('desk_tool_comments_wait', { count: String(waitingComments) })}
        </Link>
      </p>
    </>
  )
}

/** A bar and a figure for each station, in one table. */
function WayFunnel({ way }: { way: ShownWay }) {
  const t = useTranslations()
  const stations: [name: string, count: ShownCount, left?: ShownCount][] = [
    [t('desk_tools_opened'), way.opened],
    ...way.steps.map((count, index): [string, ShownCount, ShownCount] => [
      t('desk_tool_step', { step: String(index + 1) }),
      count,
      index < way.left.length ? (way.left[index] ?? null) : 0,
    ]),
    [t('desk_tools_finished'), way.finished],
    [t('desk_tools_next_steps'), way.nextSteps],
  ]
  const length = scaleLinear([0, Math.max(1, ...stations.map(([, count]) => count ?? 0))], [0, WIDTH])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('desk_tool_station')}</th>
          <th scope="col">{t('desk_tool_times')}</th>
          <th scope="col">{t('desk_tool_left_here')}</th>
        </tr>
      </thead>
      <tbody>
        {stations.map(([name, count, left]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg aria-hidden="true" className={styles.bar} viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none">
                <rect width={length(count ?? 0)} height="4" />
              </svg>
            </th>
            <td>{showCount(t, count)}</td>
            <td>{left === undefined ? '' : showCount(t, left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
