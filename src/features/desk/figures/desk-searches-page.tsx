// What was searched for in vain, and the line that teaches the search another word.
import { useState } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { type DeskSearches, getDeskSearches } from './figures.contract.ts'
import styles from './figures.module.css'
import { Figures, NOTHING_ASKED } from './figures-state.tsx'
import { addToSynonyms } from './search-line.ts'
import { showCount } from './show-count.ts'
import { WeekPlot } from './week-plot.tsx'

export default function SearchesPage() {
  return (
    <Figures endpoint={getDeskSearches} input={NOTHING_ASKED}>
      {(searches) => <ShownSearches {...searches} />}
    </Figures>
  )
}

export function ShownSearches({ weeks, series, words, synonyms }: DeskSearches) {
  return (
    <>
      <p className={styles.soft}>{m.desk_figures_who(LANGUAGE)}</p>
      <WeekPlot title={m.desk_overview_searches(LANGUAGE)} weeks={weeks} series={series} />
      <h2>{m.desk_searches_words(LANGUAGE)}</h2>
      <p>{m.desk_searches_why(LANGUAGE)}</p>
      {words.length === 0 ? (
        <p>{m.desk_searches_none(LANGUAGE)}</p>
      ) : (
        <ul className={styles.comments}>
          {words.map(({ words, days }) => (
            <li key={words}>
              <p>
                <bdi translate="no">{words}</bdi> {m.desk_searches_days(LANGUAGE, { count: showCount(days) })}
              </p>
              <AnotherWord words={words} synonyms={synonyms} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function AnotherWord({ words, synonyms }: { words: string; synonyms: string[][] }) {
  const [name, setName] = useState('')
  const chosen = synonyms.find(([first]) => first === name)
  return (
    <>
      <label>
        {m.desk_searches_add(LANGUAGE, { words })}{' '}
        <select value={name} onChange={({ target }) => setName(target.value)}>
          <option value="">{m.desk_searches_choose(LANGUAGE)}</option>
          {synonyms.map(([first = '']) => (
            <option key={first}>{first}</option>
          ))}
        </select>
      </label>
      {chosen !== undefined && (
        <>
          <p>{m.desk_searches_paste(LANGUAGE, { name })}</p>
          <pre className={styles.line}>
            <code>{addToSynonyms(chosen, words)}</code>
          </pre>
        </>
      )}
    </>
  )
}
