// Searches without a result, and the line of content that teaches the search another word.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import desk from '#src/web/desk/desk-page.module.css'
import { Figures, NOTHING_ASKED } from '#src/web/desk/figures-state.tsx'
import { showCount } from '#src/web/desk/show-count.ts'
import { WeekPlot } from '#src/web/desk/week-plot.tsx'
import { SelectField } from '#src/web/ui/forms/select-field.tsx'
import type { DeskSearches, getDeskSearches } from './figures.contract.ts'

export default function SearchesPage() {
  return (
    <Figures<typeof getDeskSearches> name="GET /api/desk/searches" input={NOTHING_ASKED}>
      {(searches) => <ShownSearches {...searches} />}
    </Figures>
  )
}

export function ShownSearches({ weeks, series, words, synonyms }: DeskSearches) {
  const t = useTranslations()
  return (
    <>
      <p className={desk.soft}>{t('desk_figures_who')}</p>
      <WeekPlot title={t('desk_searches_count')} weeks={weeks} series={series} />
      <h2>{t('desk_searches_words')}</h2>
      <p>{t('desk_searches_why')}</p>
      {words.length === 0 ? (
        <p>{t('desk_searches_none')}</p>
      ) : (
        <ul className={desk.cards}>
          {words.map(({ words, days }) => (
            <li key={words} className={desk.card}>
              <p>
                <bdi translate="no">{words}</bdi> {t('desk_searches_days', { count: showCount(t, days) })}
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
  const t = useTranslations()
  const [name, setName] = useState('')
  const chosen = synonyms.find(([first]) => first === name)
  return (
    <>
      <SelectField
        label={t('desk_searches_add', { words })}
        options={synonyms.map(([first = '']) => ({ value: first, label: first }))}
        chosen={name}
        onChoose={setName}
      />
      {chosen !== undefined && (
        <>
          <p>{t('desk_searches_paste', { name })}</p>
          <pre className={desk.code}>
            <code>{addToSynonyms(chosen, words)}</code>
          </pre>
        </>
      )}
    </>
  )
}

/** The line of `content/en/search-words.yaml` that an editor pastes. @param synonyms words for the same thing, the name first */
export function addToSynonyms(synonyms: string[], words: string): string {
  // The file has words without apostrophes and hyphens.
  const plain = words.replaceAll("'", '').replaceAll('-', ' ').trim().replace(/\s+/g, ' ')
  const line = synonyms.includes(plain) || plain === '' ? synonyms : [...synonyms, plain]
  return `  - [${line.join(', ')}]`
}
