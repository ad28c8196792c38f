// What to do this minute: one action a line, numbers to tap, one sentence for the child. It asks nothing, needs no script,
// is kept on the device and prints on two sheets.

import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import { TalkLinks } from '#src/features/curriculum/talks/talk-links.tsx'
import { EmergencyCall } from '#src/features/help/emergency-call.tsx'
import type { Helpline } from '#src/features/help/help.contract.ts'
import { HelplineWays } from '#src/features/help/helpline-ways.tsx'
import { NationLine } from '#src/features/help/nation-choice.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import type { MarkdownInline } from '#src/shared/markdown-tree.ts'
import { HELP_PATH, lessonPath, NEXT_STEP_HASH } from '#src/shared/paths.ts'
import { documentPath, englishDirection, isTranslated, pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { ArrowStartIcon, CrossIcon, TalkIcon } from '#src/web/ui/icons.tsx'
import { InlineMarkdown, LinksOpenHere, Markdown } from '#src/web/ui/markdown.tsx'
import type { NowPage } from '../curriculum.contract.ts'
import { requireNowPage } from '../curriculum.server.ts'
import type { Route } from './+types/now-page.ts'
import styles from './now-page.module.css'

export function loader({ params }: Route.LoaderArgs): NowPage {
  return requireNowPage(pageLanguage(), params.stageId, params.moduleId, params.lessonId)
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const { heading = '', title = '' } = loaderData ?? {}
  return [
    { title: pageTitle(t('now_page_title', { heading })) },
    { name: 'description', content: t('now_page_description', { title }) },
  ]
}

/** A parent who needs this never waits. */
export const handle: UndisturbedPage = { undisturbed: () => true }

export default function NowPageView({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { stageId, moduleId, lessonId, title, heading, actions, say, dont, later, helplines, talks, inEnglish } =
    loaderData
  return (
    <LinksOpenHere>
      <header className={styles.bar}>
        {/* Whole documents: they open without a script, and from the device without a network. */}
        <a
          href={documentPath(lessonPath(stageId, moduleId, lessonId))}
          className={styles.back}
          aria-label={t('now_back_name', { title })}
        >
          <ArrowStartIcon />
          {t('now_back_link')}
        </a>
        <a href={documentPath(HELP_PATH)} className={styles.help}>
          {t('now_help_link')}
        </a>
      </header>
      <main className={styles.page} lang={inEnglish && staysEnglish()} dir={inEnglish && englishDirection()}>
        <EnglishLine shown={inEnglish} />
        <div className={styles.columns}>
          <div>
            <div className={styles.top}>
              <h1 data-spoken>{heading}</h1>
              <div className={styles.aloud} data-read-aloud />
            </div>
            <ol className={styles.actions} data-spoken>
              {actions.map((action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
                <li key={index}>
                  <InlineMarkdown nodes={action} />
                </li>
              ))}
            </ol>
            <section data-lamp className={styles.say} data-spoken>
              <h2>
                <TalkIcon />
                {t('now_say_title')}
              </h2>
              <p>
                <InlineMarkdown nodes={say} />
              </p>
            </section>
            <section className={styles.dont} data-spoken>
              <h2>{t('now_dont_title')}</h2>
              <ul>
                {dont.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
                  <li key={index}>
                    <CrossIcon />
                    <span>
                      <InlineMarkdown nodes={line} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div className={styles.side}>
            <div className={leadsTo(EMERGENCY, actions[0]) ? styles.atThumb : styles.call}>
              <EmergencyCall />
            </div>
            <section className={styles.numbers}>
              <h2>{t('now_numbers_title')}</h2>
              <NationLine changeAt={documentPath(HELP_PATH)} />
              <HelplineWays helplines={helplines.flatMap(onlyCalls)} />
            </section>
            <section data-spoken>
              <h2>{t('now_later_title')}</h2>
              <Markdown blocks={later} />
              <p>
                <a href={documentPath(lessonPath(stageId, moduleId, lessonId) + NEXT_STEP_HASH)}>
                  {t('now_next_step_link')}
                </a>
              </p>
              {talks === undefined ? null : <TalkLinks talks={talks} />}
            </section>
          </div>
        </div>
        <LanguageNav list={styles.languages} link={styles.language} />
        {isTranslated() ? <SoundsWrong /> : null}
      </main>
    </LinksOpenHere>
  )
}

const EMERGENCY = 'tel:999'

function leadsTo(href: string, nodes: MarkdownInline[] = []): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false
    if (node.kind === 'byNation') return leadsTo(href, node.everywhere)
    if (node.kind === 'link' && node.href === href) return true
    return 'children' in node && leadsTo(href, node.children)
  })
}

/** Lines to ring or to text; one with neither is among the actions or behind 'Get help now'. */
function onlyCalls(line: Helpline): Helpline[] {
  const contacts = line.contacts.filter(({ kind }) => kind === 'phone' || kind === 'text')
  return contacts.length === 0 ? [] : [{ ...line, contacts }]
}
