import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import styles from './challenge-finder.module.css'
import { POPULAR_SEARCHES } from './challenge-search.ts'

/** The hint line: words that fill the search. */
export function PopularSearches({ onPick }: { onPick: (query: string) => void }) {
  return (
    <p className={styles.popular}>
      {m.home_popular_label(LANGUAGE)}{' '}
      {POPULAR_SEARCHES.map((word) => (
        <button key={word} type="button" className={styles.word} onClick={() => onPick(word)}>
          {word}
        </button>
      ))}
    </p>
  )
}
