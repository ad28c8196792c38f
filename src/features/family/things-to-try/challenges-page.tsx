// Every family challenge, and those that are being tried on this device.

import { useTranslations } from 'use-intl'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { PACTS_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { challengePath } from '#src/shared/plan-paths.ts'
import type { PlainKey, Translate } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/challenges-page.ts'
import { type ChallengeTry, openChallengeBook } from './challenge-book.ts'
import { listChallengeLinks } from './challenges.server.ts'
import type { ChallengeLength, ChallengeLink } from './family-challenge.ts'

export function loader(): { challenges: ChallengeLink[] } {
  return { challenges: listChallengeLinks(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('challenge_list_title')) },
    { name: 'description', content: t('challenge_list_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

const GROUPS: [length: ChallengeLength, title: PlainKey][] = [
  ['week', 'challenge_week_title'],
  ['four-weeks', 'challenge_four_weeks_title'],
]

export default function ChallengesPage({ loaderData: { challenges } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{t('challenge_plan_link')}</BackLink>
      <h1>{t('challenge_list_title')}</h1>
      <PlanShared />
      <p className={styles.lead}>{t('challenge_list_lead')}</p>
      <p className={styles.hint}>{t('challenge_untested')}</p>
      <OpenTries challenges={challenges} />
      {GROUPS.map(([length, title]) => (
        <section key={length} aria-labelledby={`${length}-title`}>
          <h2 id={`${length}-title`}>{t(title)}</h2>
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
        <PageLink to={PACTS_PATH}>{t('pacts_from_challenges')}</PageLink>
      </p>
    </div>
  )
}

function OpenTries({ challenges }: { challenges: ChallengeLink[] }) {
  const t = useTranslations()
  const shown = useNotebookTable(openChallengeBook)
  const open = (shown?.rows ?? []).filter(({ state }) => state !== 'finished')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('challenge_now_title')}</h2>
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.id}>
            <PageLink to={challengePath(one.slug)}>
              {challenges.find(({ slug }) => slug === one.slug)?.title ?? one.slug}
            </PageLink>
            <p className={styles.hint}>{stateWords(t, one)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords(t: Translate, { state, days }: ChallengeTry): string {
  if (state === 'paused') return t('challenge_paused_short')
  if (state === 'talking') return t('challenge_talking_short')
  return t('challenge_running', { days: String(days.length) })
}
