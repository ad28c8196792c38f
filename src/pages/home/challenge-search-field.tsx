// The search field, its clear button and the suggestions under it.

import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { useTranslations } from 'use-intl'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { CrossIcon, SearchIcon } from '#src/web/ui/icons.tsx'
import { suggestSearches } from './challenge-search.ts'
import styles from './challenge-search-field.module.css'
import type { QuickHelpCard } from './home.contract.ts'

/** Long enough for a tap on a suggestion to arrive before it goes. */
const HIDE_AFTER_BLUR_MS = 200
/** Three sentences: what frightens a parent is often said last. */
const MOST_LETTERS = 300

interface ChallengeSearchFieldProps {
  cards: QuickHelpCard[]
  query: string
  onQuery: (query: string) => void
  /** The field was entered. */
  onInterest: () => void
}

export function ChallengeSearchField({ cards, query, onQuery, onInterest }: ChallengeSearchFieldProps) {
  const t = useTranslations()
  const fieldId = useId()
  // 'Find' leads here while no script runs. The typed words stay on the device.
  const allTools = useHref(TOOLS_PATH)
  const field = useRef<HTMLInputElement>(null)
  const suggesting = useSuggesting()
  // Only for an empty field: what is typed is answered below it, and no list may cover that.
  const suggestions = suggesting.open && query.trim() === '' ? suggestSearches(t, cards) : []

  // Before React draws again and empties it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page could listen
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== query) onQuery(typed)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    suggesting.hide()
    document.getElementById('challenges')?.scrollIntoView({ block: 'start' })
  }
  const fill = (text: string) => {
    onQuery(text)
    // Focus first: entering the field shows suggestions, and here they have done their job.
    field.current?.focus()
    suggesting.hide()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of tired parents' phones do not all know <search>
    <form
      role="search"
      action={allTools}
      className={styles.search}
      onSubmit={submit}
      onFocus={suggesting.stay}
      onBlur={suggesting.hideSoon}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || suggestions.length === 0) return
        // Left alone, the browser would empty the field too.
        event.preventDefault()
        field.current?.focus()
        suggesting.hide()
      }}
    >
      <div className={styles.box}>
        <SearchIcon />
        <label htmlFor={fieldId} className="visually-hidden">
          {t('home_search_label')}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('home_search_placeholder')}
          maxLength={MOST_LETTERS}
          value={query}
          className={styles.input}
          onChange={(event) => {
            onQuery(event.target.value)
            suggesting.show()
          }}
          onFocus={() => {
            onInterest()
            suggesting.show()
          }}
        />
        {query === '' ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('home_search_clear')}
            onClick={() => {
              onQuery('')
              field.current?.focus()
            }}
          >
            <CrossIcon />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={t('home_search_button')}>
          {t.rich('home_search_button_parts', { more: (words) => <span className={styles.what}>{words}</span> })}
        </button>
      </div>
      {suggestions.length === 0 ? null : (
        <ul className={styles.suggestions} aria-label={t('home_search_suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.suggestion} onClick={() => fill(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function useSuggesting() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    open,
    show() {
      clearTimeout(timer.current)
      setOpen(true)
    },
    hide() {
      clearTimeout(timer.current)
      setOpen(false)
    },
    /** The focus has only moved on within the search: to a suggestion, for one. */
    stay() {
      clearTimeout(timer.current)
    },
    hideSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(false), HIDE_AFTER_BLUR_MS)
    },
  }
}
