// Every thing to try, and those that are being tried on this device.

import { useTranslations } from 'use-intl'
import { requireScenePath } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import list from '#src/features/family/pictured-list.module.css'
import styles from '#src/features/family/plan-room.module.css'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import type { ThingLink, TrialLength } from '#src/features/family/things-to-try/thing-to-try.ts'
import { listThingsToTry } from '#src/features/family/things-to-try/things-to-try.server.ts'
import { openTrialBook, type Trial } from '#src/features/family/things-to-try/trial-book.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { CLASS_AGREEMENT_PATH, PLAN_PATH } from '#src/shared/paths.ts'
import { tryPath } from '#src/shared/plan-paths.ts'
import type { PlainKey, Translate } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { Route } from './+types/things-page.ts'

export function loader() {
  const things = listThingsToTry(pageLanguage())
  return { things: things.map((thing) => ({ ...thing, scene: requireScenePath(thing.scene) })) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('try_list_title')) },
    { name: 'description', content: t('try_list_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

const GROUPS: [length: TrialLength, title: PlainKey][] = [
  ['week', 'try_week_title'],
  ['four-weeks', 'try_four_weeks_title'],
]

export default function ThingsPage({ loaderData: { things } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <BackLink to={PLAN_PATH}>{t('try_plan_link')}</BackLink>
      <h1>{t('try_list_title')}</h1>
      <PlanShared />
      <p className={styles.lead}>{t('try_list_lead')}</p>
      <p className={styles.hint}>{t('try_untested')}</p>
      <OpenTries things={things} />
      {GROUPS.map(([length, title]) => (
        <section key={length} aria-labelledby={`${length}-title`}>
          <h2 id={`${length}-title`}>{t(title)}</h2>
          <ul className={`${list.list} ${list.columns}`}>
            {things
              .filter((thing) => thing.length === length)
              .map(({ slug, title: name, scene, topic, tiny, inEnglish }) => (
                <li key={slug} {...englishPart(inEnglish)}>
                  <Picture src={scene} />
                  <PageLink to={tryPath(slug)}>
                    {name}
                    <small>
                      {topic}. {tiny}
                    </small>
                  </PageLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {hasFeature('community') ? (
        <p>
          <PageLink to={CLASS_AGREEMENT_PATH}>{t('class_agreement_from_try')}</PageLink>
        </p>
      ) : null}
    </div>
  )
}

function OpenTries({ things }: { things: ThingLink[] }) {
  const t = useTranslations()
  const shown = usePlanTable(openTrialBook)
  const open = (shown?.rows ?? []).filter(({ state }) => state !== 'finished')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('try_now_title')}</h2>
      <ul className={styles.list}>
        {open.map((one) => (
          <li key={one.id}>
            <PageLink to={tryPath(one.slug)}>
              {things.find(({ slug }) => slug === one.slug)?.title ?? one.slug}
            </PageLink>
            <p className={styles.hint}>{stateWords(t, one)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords(t: Translate, { state, days }: Trial): string {
  if (state === 'talking') return t('try_talking_short')
  return t('try_running', { days: String(days.length) })
}
