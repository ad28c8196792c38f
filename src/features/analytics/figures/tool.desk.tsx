// The way of one tool, with the step where people stop, what they said of it, and the comments that wait.

import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_INBOX_PATH, DESK_PATH } from '#src/shared/paths.ts'
import type { ShownCount } from '#src/shared/small-counts.ts'
import { Bar } from '#src/web/desk/bar.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { DeskTable } from '#src/web/desk/desk-table.tsx'
import { Figures } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import type { DeskTool, getDeskTool, ShownWay } from './figures.contract.ts'

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
      <p>
        <Link to={`${DESK_PATH}/tools`}>{t('desk_tools_all')}</Link>
      </p>
      <p className={desk.subject}>{title}</p>
      <h2>{t('desk_tool_way')}</h2>
      <p className={desk.soft}>{t('desk_figures_who')}</p>
      <WayFunnel way={way} />
      <p>{stop === null ? t('desk_tool_no_stop') : t('desk_tool_stop', { step: String(stop) })}</p>
      {way.minutes !== null && <p>{t('desk_tool_minutes', { minutes: String(way.minutes) })}</p>}
      <h2>{t('desk_tool_said')}</h2>
      <p>{t('desk_tool_ratings', { helpful: showCount(t, way.helpful), not: showCount(t, way.notHelpful) })}</p>
      <p>
        {result === null
          ? t('desk_tool_no_result')
          : t('desk_tool_result', {
              share: String(result.share),
              low: String(result.low),
              high: String(result.high),
              answers: String(result.answers),
            })}
      </p>
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
  const most = Math.max(1, ...stations.map(([, count]) => count ?? 0))
  return (
    <DeskTable
      name={t('desk_tool_way')}
      columns={[t('desk_tool_station'), t('desk_tool_times'), t('desk_tool_left_here')]}
      rows={stations.map(([name, count, left]) => ({
        key: name,
        name: (
          <>
            {name}
            <Bar share={(count ?? 0) / most} />
          </>
        ),
        cells: [count, left ?? (left === undefined ? '' : null)],
      }))}
    />
  )
}
