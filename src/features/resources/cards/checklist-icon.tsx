// A line drawing for each checklist, in ink and the yellow of the rail. Decoration: the title is always beside it.
import type { ReactNode } from 'react'
import type { ChecklistCard } from '../resources.contract.ts'
import styles from './checklist-icon.module.css'

const DRAWINGS: Record<ChecklistCard['icon'], ReactNode> = {
  // A stopwatch.
  sprint: (
    <>
      <circle cx="32" cy="37" r="19" />
      <path d="M26 8h12M32 8v10M46 21l4-4" />
      <path className={styles.rail} d="M32 37V26" />
      <path className={styles.rail} d="M32 37l9 5" />
    </>
  ),
  // A sheet with a signature.
  charter: (
    <>
      <path d="M14 8h26l10 10v38H14z" />
      <path d="M40 8v10h10M22 26h20M22 34h20" />
      <path className={styles.rail} d="M22 47c4-6 6 3 10-1s5 2 10-1" />
    </>
  ),
  // A castle with its gate.
  fortress: (
    <>
      <path d="M10 56V18h8v7h8v-7h12v7h8v-7h8v38z" />
      <path className={styles.rail} d="M26 56V45a6 6 0 0 1 12 0v11" />
    </>
  ),
  // A controller.
  gaming: (
    <>
      <path d="M20 20h24c8 0 13 10 13 19s-7 11-12 4l-3-4H22l-3 4c-5 7-12 5-12-4s5-19 13-19z" />
      <path className={styles.rail} d="M22 25v10M17 30h10" />
      <path d="M42 27h.1M47 33h.1" />
    </>
  ),
}

export function ChecklistIcon({ icon }: Pick<ChecklistCard, 'icon'>) {
  return (
    <svg className={styles.icon} aria-hidden="true" viewBox="0 0 64 64" fill="none">
      {DRAWINGS[icon]}
    </svg>
  )
}
