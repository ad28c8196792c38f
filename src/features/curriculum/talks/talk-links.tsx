// The talks that belong to a tool, as links in it.

import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { talkPath } from '#src/shared/content-paths.ts'
import { documentPath, englishPart, ourLanguage } from '#src/web/language/language.ts'
import type { TalkLink } from './talk.ts'

/** Whole documents: they open without a script, and from the device without a network. */
export function TalkLinks({ talks }: { talks: readonly TalkLink[] }): ReactNode {
  const t = useTranslations()
  return (
    <p {...ourLanguage()}>
      <strong>{t('talk_links_title')}</strong>
      {talks.map(({ slug, title, inEnglish }) => (
        <Fragment key={slug}>
          <br />
          <a href={documentPath(talkPath(slug))} {...englishPart(inEnglish)}>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
