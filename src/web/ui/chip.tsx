// A short word to press, one among several: what to search for, what to show.
import type { ComponentProps } from 'react'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'button'> {
  /** On a ground that is dark in both schemes. */
  onNight?: boolean
}

/** `aria-pressed` says that it is chosen. */
export function Chip({ onNight = false, ...button }: ChipProps) {
  return <button type="button" className={`${styles.chip} ${onNight ? styles.onNight : ''}`} {...button} />
}

/** The class of a link that looks like one; `aria-current` says that it is where one is. */
export const chipClass = styles.chip
