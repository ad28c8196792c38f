// One thing to try: what to do at three sizes, the days, and the talk at its end.

import { useTranslations } from 'use-intl'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { TRY_PATH } from '#src/shared/plan-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/thing-page.ts'
import type { ThingToTry, TrialLength } from './thing-to-try.ts'
import { getThingToTry } from './things-to-try.server.ts'
import { TrialView } from './trial-view.tsx'

const LENGTH_WORDS = {
  week: 'try_length_week',
  'four-weeks': 'try_length_four_weeks',
} as const satisfies Record<TrialLength, MessageKey>

export function loader({ params }: Route.LoaderArgs): ThingToTry {
  return getThingToTry(pageLanguage(), params.slug)
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  if (loaderData === undefined) return []
  const { title, length, tiny } = loaderData
  return [
    { title: pageTitle(title) },
    { name: 'description', content: t('try_page_description', { length: t(LENGTH_WORDS[length]), tiny }) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ThingPage({ loaderData }: Route.ComponentProps) {
  return <ThingView key={loaderData.slug} thing={loaderData} />
}

function ThingView({ thing }: { thing: ThingToTry }) {
  const t = useTranslations()
  const { title, topic, length, adults, note, why, question, sources, inEnglish } = thing
  const words = englishPart(inEnglish)
  return (
    <div className={styles.page}>
      <BackLink to={TRY_PATH}>{t('try_all_link')}</BackLink>
      <EnglishLine shown={inEnglish} />
      <h1 {...words}>{title}</h1>
      <PlanShared />
      <p className={styles.hint}>{t('try_facts', { topic, length: t(LENGTH_WORDS[length]) })}</p>
      <div {...words}>
        <Markdown blocks={note} topLevel={2} />
      </div>
      <p className={styles.lead}>
        <strong>{t('try_adults')}</strong> <span {...words}>{adults}</span>
      </p>
      <noscript>
        <p>{t('try_needs_scripts')}</p>
      </noscript>
      <TrialView thing={thing} />
      <details className={styles.rest}>
        <summary>{t('try_how_title')}</summary>
        <ul>
          <li>{t('try_how_all')}</li>
          <li>{t('try_how_small')}</li>
          <li>{t('try_how_skip')}</li>
          <li>{t('try_how_calls')}</li>
          <li>{t('try_how_talk', { question })}</li>
        </ul>
      </details>
      <details className={styles.rest}>
        <summary>{t('try_why_title')}</summary>
        <p {...words}>{why.says}</p>
        <p className={styles.hint} {...words}>
          {why.limit}
        </p>
      </details>
      <p className={styles.hint}>{t('try_untested')}</p>
      <SourcesLine sources={sources} />
    </div>
  )
}
