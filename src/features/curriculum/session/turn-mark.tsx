// Whose turn it is, at a glance: heads from behind. The words beside it say it too.
import type { TurnTaker } from '../session.contract.ts'
import styles from './turn.module.css'

export function TurnMark({ who }: { who: TurnTaker }) {
  return (
    <svg className={styles.mark} aria-hidden="true" viewBox="0 0 40 40">
      {who === 'child' ? <Child /> : <GrownUp />}
      {who === 'both' ? (
        <g transform="translate(13 11) scale(0.72)">
          <Child />
        </g>
      ) : null}
    </svg>
  )
}

function Child() {
  return (
    <>
      <path className={styles.childsTop} d="M8 43c0-11 5-15 12-15s12 4 12 15z" />
      <path
        className={styles.hair}
        d="M11 21c-3-5 0-8 2-9 0-5 5-7 8-5 4-3 9 0 9 4 4 1 5 6 3 10 0 4-4 6-7 5-3 3-7 3-9 0-4 0-6-2-6-5z"
      />
    </>
  )
}

function GrownUp() {
  return (
    <>
      <path className={styles.grownUpsTop} d="M4 44c0-13 6-18 15-18s15 5 15 18z" />
      <circle className={styles.hair} cx="19" cy="7" r="4.5" />
      <circle className={styles.hair} cx="19" cy="17" r="9.5" />
    </>
  )
}
