// A chart: its drawing for those who see it, its table for those who do not, and whose figures these are for all.
import { useTranslations } from 'use-intl'
import type { Chart } from './chart.contract.ts'
import styles from './chart-figure.module.css'

export function ChartFigure({ chart: { title, caption, source, rows, drawing } }: { chart: Chart }) {
  const t = useTranslations()
  const { marks, width, height, counted, rest, thickness, labels } = drawing
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{title}</p>
      <svg role="img" aria-label={title} className={styles[marks]} viewBox={`0 0 ${width} ${height}`}>
        <path className={styles.rest} strokeWidth={thickness.rest} d={rest} />
        <path strokeWidth={thickness.counted} d={counted} />
        {labels.map(({ text, y }) => (
          <text key={y} y={y}>
            {text}
          </text>
        ))}
      </svg>
      <table className={styles.hiddenTable}>
        <caption className="visually-hidden">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('chart_what')}</th>
            <th scope="col">{t('chart_how_many')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        {caption}
        <cite>{source}</cite>
      </figcaption>
    </figure>
  )
}
