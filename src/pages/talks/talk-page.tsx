// One talk to practise, with its tools.

import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import type { ToolLink } from '#src/features/curriculum/curriculum.contract.ts'
import { linkTool } from '#src/features/curriculum/curriculum.server.ts'
import { requireScenePath, scenePathOrPlain } from '#src/features/curriculum/pictures/scene-files.server.ts'
import player from '#src/features/curriculum/player-frame/player-stage.module.css'
import type { DoorPictures } from '#src/features/curriculum/talks/player/after-poor-line.tsx'
import type { Talk } from '#src/features/curriculum/talks/talk.ts'
import { TalkPlayer } from '#src/features/curriculum/talks/talk-player.tsx'
import { getTalk } from '#src/features/curriculum/talks/talks.server.ts'
import { WholeTalk } from '#src/features/curriculum/talks/whole-talk.tsx'
import { HelplineContacts, HelplineFold, HelplinePanel } from '#src/features/help/helplines.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { isTranslated, ourLanguage, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/talk-page.ts'
import styles from './talks.module.css'

const HELP_ID = 'talk-help'
const CALLS_AT_HAND = 2

interface TalkData {
  talk: Talk
  tools: ToolLink[]
  /** The addresses of pictures: the room, and the two doors after a poor line. */
  scene: string
  doors: DoorPictures
}

/** Drawn while an author writes the talk; no build has it. */
const TalkMap = import.meta.env.DEV ? lazy(() => import('#src/features/curriculum/talks/talk-map.tsx')) : null

export function loader({ params }: Route.LoaderArgs): TalkData {
  const talk = getTalk(pageLanguage(), params.slug)
  return {
    talk,
    tools: talk.tools.flatMap((name) => linkTool(pageLanguage(), name) ?? []),
    scene: scenePathOrPlain(talk.slug),
    doors: { back: requireScenePath('choice-back'), on: requireScenePath('choice-on') },
  }
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

export default function TalkPage({ loaderData: { talk, tools, scene, doors } }: Route.ComponentProps) {
  const t = useTranslations()
  const { slug, serious, helplines, sources, inEnglish } = talk
  return (
    <TalkPlayer
      key={slug}
      talk={talk}
      scene={scene}
      doors={doors}
      notices={
        <>
          <EnglishLine shown={inEnglish} />
          {serious ? <HelpNow helplines={helplines} /> : null}
          <noscript>
            <p {...ourLanguage()}>{t('talk_needs_scripts')}</p>
          </noscript>
        </>
      }
    >
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
      <h2 {...ourLanguage()} className={styles.toolsTitle}>
        {t('talk_tools_title')}
      </h2>
      {/* The name of a tool is translated before its words are. */}
      <ul {...ourLanguage()} className={styles.tools}>
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
      <LanguageNav list={player.languages} link={player.language} />
      {isTranslated() ? <SoundsWrong /> : null}
    </TalkPlayer>
  )
}

/** The first help lines, above the talk; all of them are below it, from its start to its end. */
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
