// What the family is trying, with the seven days of the newest one to tap.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TRY_PATH, tryPath } from '#src/shared/plan-paths.ts'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { usePlanTable } from '../document/use-plan-table.ts'
import { asUtc, localDay } from '../next-step/next-step-days.ts'
import box from '../plan-room.module.css'
import { ROOM_LOOKS } from '../room-looks.ts'
import { listWeeks, type TrialLength, type TrialSummary } from '../things-to-try/thing-to-try.ts'
import { openTrialBook, type Trial } from '../things-to-try/trial-book.ts'
import { TrialWeek } from '../things-to-try/trial-week.tsx'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

/** @param trials everything there is to try, by its slug */
export function PlanTrials({ trials }: { trials: Record<string, TrialSummary> }) {
  const t = useTranslations()
  const shown = usePlanTable(openTrialBook)
  const [kept, setKept] = useState(true)
  const open = (shown?.rows ?? []).filter(({ state, slug }) => state !== 'finished' && slug in trials)
  const now = open.find(({ state }) => state === 'running')
  const trial = now === undefined ? undefined : trials[now.slug]
  return (
    <section
      className={box.box}
      data-room={trial === undefined ? undefined : ROOM_LOOKS[trial.room].colour}
      aria-labelledby="trial-title"
    >
      <p className={box.kicker}>{t('plan_trial_kicker')}</p>
      {shown === null || now === undefined || trial === undefined ? (
        <>
          <h2 id="trial-title">{t('plan_trial_none_title')}</h2>
          <p className={box.hint}>{t('plan_trial_none')}</p>
        </>
      ) : (
        <>
          <h2 id="trial-title">
            <PageLink to={tryPath(now.slug)}>{trial.title}</PageLink>
          </h2>
          <TrialWeek
            legend={t('plan_trial_text')}
            days={weekNow(trial.length, now)}
            done={now.days}
            onTick={(day, done) => void shown.table.tick(now.id, day, done).then(setKept)}
          />
        </>
      )}
      <FormError>{kept ? null : t('try_not_kept')}</FormError>
      <ul className={box.links}>
        {open
          .filter((one) => one !== now)
          .map(({ id, slug }) => (
            <li key={id}>
              <PageLink to={tryPath(slug)}>{trials[slug]?.title}</PageLink>
            </li>
          ))}
        <li>
          <PageLink to={TRY_PATH}>{t('plan_try_link')}</PageLink>
        </li>
      </ul>
    </section>
  )
}

/** The seven days of a trial that are at hand. */
function weekNow(length: TrialLength, { startedOn }: Trial): number[] {
  const weeks = listWeeks(length)
  const days = (asUtc(localDay(new Date())).getTime() - asUtc(startedOn).getTime()) / DAY_MS
  return weeks[Math.min(Math.max(Math.floor(days / DAYS_A_WEEK), 0), weeks.length - 1)] ?? []
}
