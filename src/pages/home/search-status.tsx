import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './challenge-finder.module.css'

interface SearchStatusProps {
  searching: boolean
  /** Undefined while an answer is on its way. Tools are counted apart from pages, talks and help. */
  found: { tools: number; others: number } | undefined
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

function messageOf(searching: boolean, found: SearchStatusProps['found'], changes: number): string {
  if (searching) {
    if (found === undefined) return ''
    const { tools, others } = found
    if (tools + others === 0) return m.home_search_none(LANGUAGE)
    const said = m.home_search_found(LANGUAGE, { count: tools })
    return others === 0 ? said : `${said} · ${m.home_search_more(LANGUAGE, { count: others })}`
  }
  // A second press must be announced too: a trailing space makes it another text.
  return changes === 0 ? '' : m.home_cards_changed(LANGUAGE) + (changes % 2 === 0 ? ' ' : '')
}
