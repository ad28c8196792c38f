// The way through a tool as a funnel: a bar and a figure for each station, in one table.

import { scaleLinear } from 'd3-scale'
import { useTranslations } from 'use-intl'
import styles from '#src/web/desk/figures.module.css'
import { showCount } from '#src/web/desk/show-count.ts'
import type { ShownCount, ShownWay } from './figures.contract.ts'

const WIDTH = 100

export function WayFunnel({ way }: { way: ShownWay }) {
  const t = useTranslations()
  const stations: [name: string, count: ShownCount, left?: ShownCount][] = [
    [t('desk_tools_opened'), way.opened],
    ...way.steps.map((count, index): [string, ShownCount, ShownCount] => [
      t('desk_tool_step', { step: String(index + 1) }),
      count,
      index < way.left.length ? (way.left[index] ?? null) : 0,
    ]),
    [t('desk_tools_finished'), way.finished],
    [t('desk_tools_promised'), way.promised],
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
