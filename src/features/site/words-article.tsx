// A page of plain words as people read it.
import type { ReactNode } from 'react'
import { LOCALE } from '#src/web/language.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { TextPage } from './pages.contract.ts'
import styles from './words-article.module.css'

const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Europe/London' })

interface WordsArticleProps {
  page: TextPage
  /** Stands between the title and the words. */
  opening?: ReactNode
  /** Stands after the words. */
  children?: ReactNode
}

export function WordsArticle({ page, opening, children }: WordsArticleProps) {
  const changed = page.version === undefined ? 'Last changed' : `Version ${page.version}, last changed`
  return (
    <article className={styles.article}>
      <h1>{page.title}</h1>
      <p className={styles.updated}>
        {changed} on {dayFormat.format(new Date(page.updated))}
      </p>
      {opening}
      <Markdown blocks={page.blocks} topLevel={2} />
      {children}
    </article>
  )
}
