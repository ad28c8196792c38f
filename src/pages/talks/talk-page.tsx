// One talk to practise. It stands in `site` because it joins a talk with its tools, and the tools know the talks already.

import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import type { ToolLink } from '#src/features/curriculum/curriculum.contract.ts'
import { linkTool } from '#src/features/curriculum/curriculum.server.ts'
import type { PutLine, Talk } from '#src/features/curriculum/talks/talk.ts'
import { TalkPlayer } from '#src/features/curriculum/talks/talk-player.tsx'
import { getTalk } from '#src/features/curriculum/talks/talks.server.ts'
import { WholeTalk } from '#src/features/curriculum/talks/whole-talk.tsx'
import { HelplineContacts } from '#src/features/help/helpline-contacts.tsx'
import { HelplineFold } from '#src/features/help/helpline-fold.tsx'
import { HelplinePanel } from '#src/features/help/helpline-panel.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { TALKS_PATH } from '#src/shared/talk-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishDirection, ourLanguage, pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/talk-page.ts'
import styles from './talks.module.css'

const HELP_ID = 'talk-help'
const CALLS_AT_HAND = 2

interface TalkData {
  talk: Talk
  tools: ToolLink[]
}

/** Drawn while somebody writes; what is built knows nothing of it. */
const TalkMap = import.meta.env.DEV ? lazy(() => import('#src/features/curriculum/talks/talk-map.tsx')) : null

export function loader({ params }: Route.LoaderArgs): TalkData {
  const talk = getTalk(pageLanguage(), params.slug)
  return { talk, tools: talk.tools.flatMap((name) => linkTool(pageLanguage(), name) ?? []) }
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  if (loaderData === undefined) return []
  const { title, scene } = loaderData.talk
  return [
    { title: pageTitle(t('talk_page_title', { title })) },
    { name: 'description', content: t('talk_page_description', { scene }) },
  ]
}

export const handle: UndisturbedPage = {
  undisturbed: (loaded) => (loaded as TalkData | undefined)?.talk.serious === true,
}

/** The notebook opens only for whoever wants it. */
async function putLine(t: Translate, line: Talk['agreement'], slug: string): ReturnType<PutLine> {
  const { putLineInAgreement } = await import('#src/features/family/put-line-in-agreement.ts')
  return putLineInAgreement(t, line, `talk:${slug}`)
}

export default function TalkPage({ loaderData: { talk, tools } }: Route.ComponentProps) {
  const t = useTranslations()
  const { slug, title, scene, serious, helplines, sources, inEnglish } = talk
  return (
    <div className={styles.page} lang={inEnglish && staysEnglish()} dir={inEnglish && englishDirection()}>
      <div {...ourLanguage()}>
        <BackLink to={TALKS_PATH}>{t('talk_all_link')}</BackLink>
      </div>
      <EnglishLine shown={inEnglish} />
      <h1>{title}</h1>
      <p className={styles.lead}>{scene}</p>
      {serious ? <HelpNow helplines={helplines} /> : null}
      <noscript>
        <p {...ourLanguage()}>{t('talk_needs_scripts')}</p>
      </noscript>
      <TalkPlayer key={slug} talk={talk} putLine={(line) => putLine(t, line, slug)} />
      {serious ? (
        <div id={HELP_ID}>
          <HelplinePanel helplines={helplines} />
        </div>
      ) : null}
      {!serious && helplines.length > 0 ? <HelplineFold helplines={helplines} /> : null}
      <WholeTalk talk={talk} />
      {TalkMap === null ? null : (
        <Suspense>
          <TalkMap talk={talk} />
        </Suspense>
      )}
      <h2 {...ourLanguage()}>{t('talk_tools_title')}</h2>
      {/* The name of a tool is translated before its words are. */}
      <ul {...ourLanguage()} className={styles.list}>
        {tools.map((tool) => (
          <li key={tool.path}>
            <PageLink to={tool.path}>{tool.title}</PageLink>
          </li>
        ))}
      </ul>
      <p {...ourLanguage()} className={styles.hint}>
        {t('talk_untested')}
      </p>
      <SourcesLine sources={sources} />
    </div>
  )
}

/** All lines stand below the talk, from its start to its end; the first ones are at hand before it. */
function HelpNow({ helplines }: Pick<Talk, 'helplines'>) {
  const t = useTranslations()
  const calls = helplines.flatMap(({ id, name, contacts }) => {
    const phone = contacts.filter(({ kind }) => kind === 'phone').slice(0, 1)
    return phone.length === 0 ? [] : [{ id, name, contacts: phone }]
  })
  return (
    <p {...ourLanguage()} className={styles.help}>
      {calls.slice(0, CALLS_AT_HAND).map(({ id, name, contacts }) => (
        <span key={id}>
          {name}: <HelplineContacts contacts={contacts} />
        </span>
      ))}
      <a href={`#${HELP_ID}`}>{t('talk_help_link')}</a>
    </p>
  )
}
