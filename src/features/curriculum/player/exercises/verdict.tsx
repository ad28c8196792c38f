// What became of a line of an exercise, in words and not in colour alone.
import * as m from '#messages'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import { CheckIcon } from '#src/web/ui/icons.tsx'
import styles from './exercises.module.css'

interface VerdictProps {
  fits: boolean
  /** The words for a line that does not fit. */
  other: string
}

export function Verdict({ fits, other }: VerdictProps) {
  return (
    <p {...OURS} className={`${styles.verdict} ${fits ? styles.fits : ''}`}>
      {fits ? <CheckIcon /> : null}
      {fits ? m.practice_fits(LANGUAGE) : other}
    </p>
  )
}
