// A text page, such as the privacy policy, as an article.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { dateFormat } from '#src/web/language/date-format.ts'
import { englishPart } from '#src/web/language/language.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { TextPage } from './pages.contract.ts'
import styles from './words-article.module.css'

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

interface WordsArticleProps {
  page: TextPage
  /** The address of its scene: above the text, and beside it where there is room. */
  picture?: string
  /** Shown between the title and the text. */
  opening?: ReactNode
  /** Shown after the part of the text before its first heading. */
  afterFirst?: ReactNode
  /** Shown after the text. */
  children?: ReactNode
}

export function WordsArticle({ page, picture, opening, afterFirst, children }: WordsArticleProps) {
  const t = useTranslations()
  const day = dayFormat.format(new Date(page.updated))
  const words = englishPart(page.inEnglish)
  const firstHeading = page.blocks.findIndex(({ kind }) => kind === 'heading')
  return (
    <article className={`${styles.article} ${picture === undefined ? '' : styles.pictured}`}>
      {picture === undefined ? null : <Picture src={picture} className={styles.picture} first />}
      <div>
        <EnglishLine shown={page.inEnglish} />
        <h1 {...words}>{page.title}</h1>
        <p className={styles.updated}>
          {page.version === undefined
            ? t('site_changed', { day })
            : t('site_changed_version', { version: page.version, day })}
        </p>
        {opening}
        <div {...words}>
          <Markdown blocks={page.blocks.slice(0, firstHeading)} topLevel={2} />
        </div>
        {afterFirst}
        <div {...words}>
          <Markdown blocks={page.blocks.slice(firstHeading)} topLevel={2} />
        </div>
        {children}
      </div>
    </article>
  )
}
