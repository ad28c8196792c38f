// Between a step and the next one: the feedback on an answer and the buttons. On a phone both are at the bottom, the feedback as a sheet that
// rises when an answer was just given. When the parent comes back to the step, it is shown below its question.
import type { ReactNode } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from '../player-frame/player-stage.module.css'

interface PlayerDockProps {
  /** What the quiz says of the answer; nothing where none was given. */
  verdict: ReactNode
  /** The answer was given just now. */
  risen: boolean
  bar: ReactNode
}

export function PlayerDock({ verdict, risen, bar }: PlayerDockProps) {
  return (
    <div className={`${styles.dock} ${risen ? styles.risen : ''}`}>
      <div className={styles.verdict}>{verdict}</div>
      {/* Our own words, beside a tool that is English still. */}
      <div {...ourLanguage()} className={styles.bar}>
        {bar}
      </div>
    </div>
  )
}
