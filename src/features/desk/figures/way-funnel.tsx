// The way through a tool as a funnel: a bar and a figure for each station, in one table.
import { scaleLinear } from 'd3-scale'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { ShownCount, ShownWay } from './figures.contract.ts'
import styles from './figures.module.css'
import { showCount } from './show-count.ts'

const WIDTH = 100

export function WayFunnel({ way }: { way: ShownWay }) {
  const stations: [name: string, count: ShownCount, left?: ShownCount][] = [
    [m.desk_tools_opened(LANGUAGE), way.opened],
    ...way.steps.map((count, index): [string, ShownCount, ShownCount] => [
      m.desk_tool_step(LANGUAGE, { step: index + 1 }),
      count,
      index < way.left.length ? (way.left[index] ?? null) : 0,
    ]),
    [m.desk_tools_finished(LANGUAGE), way.finished],
    [m.desk_tools_promised(LANGUAGE), way.promised],
  ]
  const length = scaleLinear([0, Math.max(1, ...stations.map(([, count]) => count ?? 0))], [0, WIDTH])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.desk_tool_station(LANGUAGE)}</th>
          <th scope="col">{m.desk_tool_times(LANGUAGE)}</th>
          <th scope="col">{m.desk_tool_left_here(LANGUAGE)}</th>
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
            <td>{showCount(count)}</td>
            <td>{left === undefined ? '' : showCount(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
