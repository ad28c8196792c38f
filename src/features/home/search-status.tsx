import { plural } from '#src/web/plural.ts'
import styles from './challenge-finder.module.css'

interface SearchStatusProps {
  searching: boolean
  found: number
  /** How often other cards were asked for. */
  changes: number
}

/** Says what a search found, or that other cards are shown. */
export function SearchStatus({ searching, found, changes }: SearchStatusProps) {
  return (
    <p role="status" className={searching ? styles.status : 'visually-hidden'}>
      {messageOf(searching, found, changes)}
    </p>
  )
}

function messageOf(searching: boolean, found: number, changes: number): string {
  if (searching && found === 0) return 'No tools found. Try different keywords.'
  if (searching) return `${found} ${plural(found, { one: 'tool', other: 'tools' })} found`
  // A second press must be announced too: a trailing space makes it another text.
  return changes === 0 ? '' : `4 new challenges shown${changes % 2 === 0 ? ' ' : ''}`
}
