// A number for each week as bars, drawn with d3's scales, and the same figures as a table. Without a figure to see there are no bars.

import { scaleBand, scaleLinear } from 'd3-scale'
import { useTranslations } from 'use-intl'
import { showCount } from './show-count.ts'
import { showDay } from './show-day.ts'
import styles from './week-plot.module.css'

const WIDTH = 320
const HEIGHT = 96

interface WeekPlotProps {
  title: string
  /** Mondays, as ISO days, oldest first. */
  weeks: string[]
  series: { counts: (number | null)[]; sum: number | null }
}

export function WeekPlot({ title, weeks, series: { counts, sum } }: WeekPlotProps) {
  const t = useTranslations()
  if (sum === 0) return null
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{title}</h2>
        <p>{t('desk_figures_sum', { count: showCount(t, sum) })}</p>
      </figcaption>
      {counts.some((count) => count !== null && count > 0) ? <Bars weeks={weeks} counts={counts} /> : null}
      <details>
        <summary>{t('desk_figures_table', { title })}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('desk_figures_week')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week}>
                <th scope="row">{showDay(week)}</th>
                <td>{showCount(t, counts[index] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** The table says the same, so they are hidden from a screen reader. */
function Bars({ weeks, counts }: Pick<WeekPlotProps, 'weeks'> & Pick<WeekPlotProps['series'], 'counts'>) {
  const place = scaleBand(weeks, [0, WIDTH]).padding(0.2)
  const height = scaleLinear([0, Math.max(1, ...counts.map((count) => count ?? 0))], [0, HEIGHT])
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 6}`}>
        <path className={styles.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {weeks.map((week, index) => {
          const count = counts[index] ?? null
          const x = place(week) ?? 0
          if (count === null) {
            return <path key={week} className={styles.under} d={`M${x} ${HEIGHT - 6}h${place.bandwidth()}`} />
          }
          return <rect key={week} x={x} y={HEIGHT - height(count)} width={place.bandwidth()} height={height(count)} />
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{showDay(weeks[0] ?? '')}</span>
        <span>{showDay(weeks.at(-1) ?? '')}</span>
      </p>
    </>
  )
}
