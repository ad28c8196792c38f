import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
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
  const t = useTranslations()
  return (
    <p role="status" className={searching ? styles.status : 'visually-hidden'}>
      {messageOf(t, searching, found, changes)}
    </p>
  )
}

function messageOf(t: Translate, searching: boolean, found: SearchStatusProps['found'], changes: number): string {
  if (searching) {
    if (found === undefined) return ''
    const { tools, others } = found
    if (tools + others === 0) return t('home_search_none')
    const said = t('home_search_found', { count: tools })
    return others === 0 ? said : `${said} · ${t('home_search_more', { count: String(others) })}`
  }
  // A second press must be announced too: a trailing space makes it another text.
  return changes === 0 ? '' : t('home_cards_changed') + (changes % 2 === 0 ? ' ' : '')
}
