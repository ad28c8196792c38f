// Every family challenge, and those that are being tried on this device.
import * as m from '#messages'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { PACTS_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { challengePath } from '#src/shared/plan-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/challenges-page.ts'
import { type ChallengeTry, openChallengeBook } from './challenge-book.ts'
import { listChallengeLinks } from './challenges.server.ts'
import type { ChallengeLength, ChallengeLink } from './family-challenge.ts'

export function loader(): { challenges: ChallengeLink[] } {
  return { challenges: listChallengeLinks(LANGUAGE) }
}

export const meta = () => [
  { title: pageTitle(m.challenge_list_title(LANGUAGE)) },
  { name: 'description', content: m.challenge_list_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

const GROUPS: [length: ChallengeLength, title: string][] = [
  ['week', m.challenge_week_title(LANGUAGE)],
  ['four-weeks', m.challenge_four_weeks_title(LANGUAGE)],
]

export default function ChallengesPage({ loaderData: { challenges } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{m.challenge_plan_link(LANGUAGE)}</BackLink>
      <h1>{m.challenge_list_title(LANGUAGE)}</h1>
      <PlanShared />
      <p className={styles.lead}>{m.challenge_list_lead(LANGUAGE)}</p>
      <p className={styles.hint}>{m.challenge_untested(LANGUAGE)}</p>
      <OpenTries challenges={challenges} />
      {GROUPS.map(([length, title]) => (
        <section key={length} aria-labelledby={`${length}-title`}>
          <h2 id={`${length}-title`}>{title}</h2>
          <ul className={styles.list}>
            {challenges
              .filter((challenge) => challenge.length === length)
              .map(({ slug, title: name, topic, tiny, inEnglish }) => (
                <li key={slug} {...englishPart(inEnglish)}>
                  <PageLink to={challengePath(slug)}>{name}</PageLink>
                  <p className={styles.hint}>
                    {topic}. {tiny}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        <PageLink to={PACTS_PATH}>{m.pacts_from_challenges(LANGUAGE)}</PageLink>
      </p>
    </div>
  )
}

function OpenTries({ challenges }: { challenges: ChallengeLink[] }) {
  const shown = useNotebookTable(openChallengeBook)
  const open = (shown?.rows ?? []).filter(({ state }) => state !== 'finished')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{m.challenge_now_title(LANGUAGE)}</h2>
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.id}>
            <PageLink to={challengePath(one.slug)}>
              {challenges.find(({ slug }) => slug === one.slug)?.title ?? one.slug}
            </PageLink>
            <p className={styles.hint}>{stateWords(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords({ state, days }: ChallengeTry): string {
  if (state === 'paused') return m.challenge_paused_short(LANGUAGE)
  if (state === 'talking') return m.challenge_talking_short(LANGUAGE)
  return m.challenge_running(LANGUAGE, { days: days.length })
}
