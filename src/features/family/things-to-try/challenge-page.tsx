// One family challenge: what to do at three sizes, the days, and the talk at its end.
import * as m from '#messages'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { CHALLENGES_PATH } from '#src/shared/plan-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/challenge-page.ts'
import { ChallengeTrial } from './challenge-trial.tsx'
import { getChallenge } from './challenges.server.ts'
import type { ChallengeLength, FamilyChallenge } from './family-challenge.ts'

const LENGTH_WORDS: Record<ChallengeLength, string> = {
  week: m.challenge_length_week(LANGUAGE),
  'four-weeks': m.challenge_length_four_weeks(LANGUAGE),
}

export function loader({ params }: Route.LoaderArgs): FamilyChallenge {
  return getChallenge(LANGUAGE, params.slug)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { title, length, tiny } = loaderData
  return [
    { title: pageTitle(title) },
    { name: 'description', content: m.challenge_page_description(LANGUAGE, { length: LENGTH_WORDS[length], tiny }) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ChallengePage({ loaderData }: Route.ComponentProps) {
  return <ChallengeView key={loaderData.slug} challenge={loaderData} />
}

function ChallengeView({ challenge }: { challenge: FamilyChallenge }) {
  const { title, topic, length, adults, note, why, question, sources, inEnglish } = challenge
  const words = englishPart(inEnglish)
  return (
    <div className={styles.page}>
      <BackLink to={CHALLENGES_PATH}>{m.challenge_all_link(LANGUAGE)}</BackLink>
      <EnglishLine shown={inEnglish} />
      <h1 {...words}>{title}</h1>
      <PlanShared />
      <p className={styles.hint}>{m.challenge_facts(LANGUAGE, { topic, length: LENGTH_WORDS[length] })}</p>
      <div {...words}>
        <Markdown blocks={note} topLevel={2} />
      </div>
      <p className={styles.lead}>
        <strong>{m.challenge_adults(LANGUAGE)}</strong> <span {...words}>{adults}</span>
      </p>
      <noscript>
        <p>{m.challenge_needs_scripts(LANGUAGE)}</p>
      </noscript>
      <ChallengeTrial challenge={challenge} />
      <h2>{m.challenge_how_title(LANGUAGE)}</h2>
      <ul>
        <li>{m.challenge_how_all(LANGUAGE)}</li>
        <li>{m.challenge_how_small(LANGUAGE)}</li>
        <li>{m.challenge_how_skip(LANGUAGE)}</li>
        <li>{m.challenge_how_calls(LANGUAGE)}</li>
        <li>{m.challenge_how_talk(LANGUAGE, { question })}</li>
      </ul>
      <h2>{m.challenge_why_title(LANGUAGE)}</h2>
      <p {...words}>{why.says}</p>
      <p className={styles.hint} {...words}>
        {why.limit}
      </p>
      <p className={styles.hint}>{m.challenge_untested(LANGUAGE)}</p>
      <SourcesLine sources={sources} />
    </div>
  )
}
