// The yellow rail as a progress bar. An SVG, because its length must not be an inline style (content policy).
import styles from './progress-bar.module.css'

interface RailBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** What a screen reader says for the value. */
  valueText: string
}

export function ProgressBar({ label, percent, valueText }: RailBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={styles.bar}
    >
      <svg aria-hidden="true" width="100%" height="100%" className={styles.track}>
        <rect className={styles.rail} width={`${percent}%`} height="100%" rx={6} />
      </svg>
    </div>
  )
}
