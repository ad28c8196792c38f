// Set up: every guide by device and app and by what a parent wants to do, in which order, and the way to checklists and AI services.
import { useTranslations } from 'use-intl'
import type { GuideJob, GuideKind, GuideLink } from '#src/features/device-guides/device-guide.ts'
import { type GuideLists, listDeviceGuides } from '#src/features/device-guides/device-guides.server.ts'
import { ChecklistCards } from '#src/features/resources/cards/checklist-cards.tsx'
import type { ChecklistCard } from '#src/features/resources/resources.contract.ts'
import { listChecklistCards } from '#src/features/resources/resources.server.ts'
import { AI_SERVICES_PATH, deviceGuidePath } from '#src/shared/content-paths.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { TalkIcon } from '#src/web/ui/icons.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import aiServices from '../../../content/en/scenes/topic-ai.svg?url'
import setUp from '../../../content/en/scenes/way-set-up.svg?url'
import type { Route } from './+types/set-up-page.ts'
import { GuideIcon } from './guide-icon.tsx'
import styles from './set-up-page.module.css'

export function loader(): GuideLists & { checklists: ChecklistCard[] } {
  const language = pageLanguage()
  return { ...listDeviceGuides(language), checklists: listChecklistCards(language) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('set_up_title')) }, { name: 'description', content: t('set_up_lead') }]
}

const JOB_NAMES = {
  time: 'device_guides_job_time',
  content: 'device_guides_job_content',
  contact: 'device_guides_job_contact',
  money: 'device_guides_job_money',
  see: 'device_guides_job_see',
} as const satisfies Record<GuideJob, MessageKey>

const KIND_NAMES = {
  device: 'device_guides_kind_device',
  app: 'device_guides_kind_app',
  provider: 'device_guides_kind_provider',
} as const satisfies Record<GuideKind, MessageKey>

const ORDER = [
  'device_guides_order_age',
  'device_guides_order_device',
  'device_guides_order_networks',
  'device_guides_order_apps',
  'device_guides_order_money',
  'device_guides_order_talk',
] as const

const MORE = [
  { to: AI_SERVICES_PATH, picture: aiServices, room: 'plum', title: 'set_up_ai_title', text: 'set_up_ai_text' },
] as const

export default function SetUpPage({ loaderData: { kinds, jobs, checklists } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page} data-room="teal">
      <PageHead scene={setUp}>
        <h1>{t('set_up_title')}</h1>
        <p className={styles.lead}>{t('set_up_lead')}</p>
      </PageHead>
      <p className={styles.care}>
        {t.rich('device_guides_afraid', { link: (words) => <PageLink to={HELP_PATH}>{words}</PageLink> })}
      </p>
      <h2>{t('set_up_which')}</h2>
      {kinds.map(({ kind, guides }) => (
        <section key={kind}>
          <h3>{t(KIND_NAMES[kind])}</h3>
          <Tiles guides={guides.slice(0, IN_SIGHT)} />
          {guides.length > IN_SIGHT ? (
            <details className={styles.others}>
              <summary>{t('set_up_others')}</summary>
              <Tiles guides={guides.slice(IN_SIGHT)} />
            </details>
          ) : null}
        </section>
      ))}
      <div className={styles.two}>
        <div>
          <h2>{t('device_guides_jobs_title')}</h2>
          {jobs.map(({ job, guides }) => (
            <details key={job} className={styles.job}>
              <summary>{t(JOB_NAMES[job])}</summary>
              <ul>
                {guides.map(({ slug, title, inEnglish }) => (
                  <li key={slug} {...englishPart(inEnglish)}>
                    <PageLink to={deviceGuidePath(slug)}>{title}</PageLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <div>
          <h2>{t('device_guides_order_title')}</h2>
          <ol className={styles.order}>
            {ORDER.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </div>
      </div>
      <section data-lamp className={styles.say} aria-labelledby="say-title">
        <h2 id="say-title">
          <TalkIcon />
          {t('set_up_say_title')}
        </h2>
        <p>{t('set_up_say')}</p>
      </section>
      <h2>{t('set_up_checklists_title')}</h2>
      <p>{t('set_up_checklists_text')}</p>
      <ChecklistCards cards={checklists} level={3} />
      <h2>{t('set_up_more')}</h2>
      <CardList className={styles.more}>
        {MORE.map(({ title, text, ...way }) => (
          <li key={way.to}>
            <Card {...way} title={t(title)} text={t(text)} />
          </li>
        ))}
      </CardList>
      <details className={styles.others}>
        <summary>{t('device_guides_round_title')}</summary>
        <p>{t('device_guides_round_text')}</p>
        <p>{t('device_guides_chance')}</p>
      </details>
    </div>
  )
}

/** As many of a kind as stand in one row where it is wide; content puts the most used first. */
const IN_SIGHT = 6

function Tiles({ guides }: { guides: GuideLink[] }) {
  return (
    <ul className={styles.tiles}>
      {guides.map(({ slug, title, use, inEnglish }) => (
        <li key={slug} {...englishPart(inEnglish)}>
          <PageLink to={deviceGuidePath(slug)} className={styles.tile}>
            <GuideIcon use={use} />
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
