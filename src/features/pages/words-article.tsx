// A page of plain words as people read it.
import type { ReactNode } from 'react'
import { LOCALE } from '#src/shared/product.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { WordsPage } from './pages.contract.ts'
import styles from './words-article.module.css'

const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Europe/London' })

interface WordsArticleProps {
  page: WordsPage
  /** Stands between the title and the words. */
  opening?: ReactNode
}

export function WordsArticle({ page, opening }: WordsArticleProps) {
  const version = page.version === undefined ? '' : `Version ${page.version}, `
  return (
    <article className={styles.article}>
      <h1>{page.title}</h1>
      <p className={styles.updated}>
        {version}last changed on {dayFormat.format(new Date(page.updated))}
      </p>
      {opening}
      <Markdown blocks={page.blocks} topLevel={2} />
    </article>
  )
}
