import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import styles from './challenge-finder.module.css'
import { popularSearches } from './challenge-search.ts'

/** The hint line: words that fill the search. */
export function PopularSearches({ onPick }: { onPick: (query: string) => void }) {
  return (
    <p className={styles.popular}>
      {m.home_popular_label(LANGUAGE)}{' '}
      {popularSearches(LANGUAGE).map((word) => (
        <button key={word} type="button" className={styles.word} onClick={() => onPick(word)}>
          {word}
        </button>
      ))}
    </p>
  )
}
