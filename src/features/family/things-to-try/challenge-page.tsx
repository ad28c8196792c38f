// One family challenge: what to do at three sizes, the days, and the talk at its end.

import { useTranslations } from 'use-intl'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { CHALLENGES_PATH } from '#src/shared/plan-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/challenge-page.ts'
import { ChallengeTrial } from './challenge-trial.tsx'
import { getChallenge } from './challenges.server.ts'
import type { ChallengeLength, FamilyChallenge } from './family-challenge.ts'

const LENGTH_WORDS = {
  week: 'challenge_length_week',
  'four-weeks': 'challenge_length_four_weeks',
} as const satisfies Record<ChallengeLength, MessageKey>

export function loader({ params }: Route.LoaderArgs): FamilyChallenge {
  return getChallenge(pageLanguage(), params.slug)
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
    { name: 'description', content: t('challenge_page_description', { length: t(LENGTH_WORDS[length]), tiny }) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ChallengePage({ loaderData }: Route.ComponentProps) {
  return <ChallengeView key={loaderData.slug} challenge={loaderData} />
}

function ChallengeView({ challenge }: { challenge: FamilyChallenge }) {
  const t = useTranslations()
  const { title, topic, length, adults, note, why, question, sources, inEnglish } = challenge
  const words = englishPart(inEnglish)
  return (
    <div className={styles.page}>
      <BackLink to={CHALLENGES_PATH}>{t('challenge_all_link')}</BackLink>
      <EnglishLine shown={inEnglish} />
      <h1 {...words}>{title}</h1>
      <PlanShared />
      <p className={styles.hint}>{t('challenge_facts', { topic, length: t(LENGTH_WORDS[length]) })}</p>
      <div {...words}>
        <Markdown blocks={note} topLevel={2} />
      </div>
      <p className={styles.lead}>
        <strong>{t('challenge_adults')}</strong> <span {...words}>{adults}</span>
      </p>
      <noscript>
        <p>{t('challenge_needs_scripts')}</p>
      </noscript>
      <ChallengeTrial challenge={challenge} />
      <h2>{t('challenge_how_title')}</h2>
      <ul>
        <li>{t('challenge_how_all')}</li>
        <li>{t('challenge_how_small')}</li>
        <li>{t('challenge_how_skip')}</li>
        <li>{t('challenge_how_calls')}</li>
        <li>{t('challenge_how_talk', { question })}</li>
      </ul>
      <h2>{t('challenge_why_title')}</h2>
      <p {...words}>{why.says}</p>
      <p className={styles.hint} {...words}>
        {why.limit}
      </p>
      <p className={styles.hint}>{t('challenge_untested')}</p>
      <SourcesLine sources={sources} />
    </div>
  )
}
