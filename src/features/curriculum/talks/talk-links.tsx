// The talks that belong to a tool, as links in it.
import { Fragment, type ReactNode } from 'react'
import * as m from '#messages'
import { talkPath } from '#src/shared/talk-paths.ts'
import { documentPath, englishPart, LANGUAGE, OURS } from '#src/web/language/language.ts'
import type { TalkLink } from './talk.ts'

/** Whole documents: they open without a script, and from the device without a network. */
export function TalkLinks({ talks }: { talks: readonly TalkLink[] }): ReactNode {
  return (
    <p {...OURS}>
      <strong>{m.talk_links_title(LANGUAGE)}</strong>
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
