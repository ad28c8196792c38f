// What stands in the rooms of the plan just now: the agreement, what is being tried, and where to go on.
import { useTranslations } from 'use-intl'
import { localDay } from '#src/features/family/next-step/promise-days.ts'
import { usePromises } from '#src/features/family/next-step/use-promises.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { PROGRESS_PATH } from '#src/shared/paths.ts'
import { AGREEMENT_PATH, CHALLENGES_PATH, challengePath, START_PATH } from '#src/shared/plan-paths.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { listKept, openAgreementBook } from '../agreement/agreement-book.ts'
import { reviewWords } from '../agreement/review-day.tsx'
import { openStepBook } from '../start/step-book.ts'
import { openChallengeBook } from '../things-to-try/challenge-book.ts'
import { LastWeeks } from './last-weeks-table.tsx'

const MOST_STEPS = 3

/** @param titles of the challenges, by slug */
export function PlanRooms({ titles }: { titles: Record<string, string> }) {
  const t = useTranslations()
  const promises = usePromises()
  const challenges = useNotebookTable(openChallengeBook)
  if (promises === null || challenges === null) return <Loading />
  return (
    <>
      <AgreementNow />
      <section aria-labelledby="challenge-title">
        <h2 id="challenge-title">{t('plan_challenge_title')}</h2>
        <OpenChallenges titles={titles} tries={challenges.rows} />
        <p>
          <PageLink to={CHALLENGES_PATH}>{t('plan_challenges_link')}</PageLink>
        </p>
      </section>
      <NextSteps />
      <LastWeeks promises={promises.promises} tries={challenges.rows} />
      <p>
        <PageLink to={PROGRESS_PATH}>{t('progress_title')}</PageLink>
      </p>
    </>
  )
}

function AgreementNow() {
  const t = useTranslations()
  const shown = useNotebookTable(openAgreementBook)
  if (shown === null) return null
  const kept = listKept(shown.rows)
  const day = shown.table.findReviewDay()
  return (
    <section aria-labelledby="agreement-title">
      <h2 id="agreement-title">{t('plan_agreement_title')}</h2>
      {kept.length === 0 ? (
        <p>{t('plan_agreement_empty')}</p>
      ) : (
        <p>
          {t('plan_agreement_lines', { count: String(kept.length) })}
          <br />
          {day === null ? null : reviewWords(t, day, localDay(new Date()))}
        </p>
      )}
      <p>
        <PageLink to={AGREEMENT_PATH}>{t('plan_agreement_link')}</PageLink>
      </p>
    </section>
  )
}

type Tries = NonNullable<ReturnType<typeof useNotebookTable<Awaited<ReturnType<typeof openChallengeBook>>>>>['rows']

function OpenChallenges({ titles, tries }: { titles: Record<string, string>; tries: Tries }) {
  const t = useTranslations()
  const open = tries.filter(({ state }) => state !== 'finished')
  if (open.length === 0) return <p>{t('plan_challenge_empty')}</p>
  return (
    <ul>
      {open.map(({ id, slug, days }) => (
        <li key={id}>
          <PageLink to={challengePath(slug)}>
            {t('plan_challenge_days', { title: titles[slug] ?? slug, days: String(days.length) })}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function NextSteps() {
  const t = useTranslations()
  const steps = useNotebookTable(openStepBook)?.rows ?? []
  const open = steps.filter(({ done }) => !done).slice(0, MOST_STEPS)
  return (
    <section aria-labelledby="go-on-title">
      <h2 id="go-on-title">{t('plan_go_on_title')}</h2>
      {steps.length === 0 ? <p>{t('plan_go_on_empty')}</p> : null}
      {open.length === 0 ? null : (
        <ul>
          {open.map(({ id, title, path }) => (
            <li key={id}>
              <PageLink to={path}>{title}</PageLink>
            </li>
          ))}
        </ul>
      )}
      <p>
        <PageLink to={START_PATH}>{t('plan_start_link')}</PageLink>
      </p>
    </section>
  )
}
