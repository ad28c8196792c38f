// Every settings card: by what a parent wants to do, and by device, app and provider. It works without a script.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { settingsCardPath } from '#src/shared/talk-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/settings-help-page.ts'
import type { CardJob, CardKind } from './settings-card.ts'
import styles from './settings-cards.module.css'
import { type CardLists, listSettingsCards } from './settings-cards.server.ts'

export function loader(): CardLists {
  return listSettingsCards(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('settings_help_page_title')) },
    { name: 'description', content: t('settings_help_description') },
  ]
}

const JOB_NAMES = {
  time: 'settings_help_job_time',
  content: 'settings_help_job_content',
  contact: 'settings_help_job_contact',
  money: 'settings_help_job_money',
  see: 'settings_help_job_see',
} as const satisfies Record<CardJob, MessageKey>

const KIND_NAMES = {
  device: 'settings_help_kind_device',
  app: 'settings_help_kind_app',
  provider: 'settings_help_kind_provider',
} as const satisfies Record<CardKind, MessageKey>

const ORDER = [
  'settings_help_order_age',
  'settings_help_order_device',
  'settings_help_order_networks',
  'settings_help_order_apps',
  'settings_help_order_money',
  'settings_help_order_talk',
] as const

export default function SettingsHelpPage({ loaderData: { kinds, jobs } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('settings_help_title')}</h1>
      <p className={styles.lead}>{t('settings_help_lead')}</p>
      <h2>{t('settings_help_jobs_title')}</h2>
      {jobs.map(({ job, cards }) => (
        <details key={job} className={styles.job}>
          <summary>{t(JOB_NAMES[job])}</summary>
          <ul className={styles.list}>
            {cards.map(({ slug, title, inEnglish }) => (
              <li key={slug} {...englishPart(inEnglish)}>
                <PageLink to={settingsCardPath(slug)}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {kinds.map(({ kind, cards }) => (
        <section key={kind}>
          <h2>{t(KIND_NAMES[kind])}</h2>
          <ul className={styles.list}>
            {cards.map(({ slug, title, lead, inEnglish }) => (
              <li key={slug} {...englishPart(inEnglish)}>
                <PageLink to={settingsCardPath(slug)}>{title}</PageLink>
                <p className={styles.hint}>{lead}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>{t('settings_help_order_title')}</h2>
      <ol>
        {ORDER.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <h2>{t('settings_help_round_title')}</h2>
      <p>{t('settings_help_round_text')}</p>
      <p>{t('settings_help_chance')}</p>
      <p className={styles.care}>
        {t.rich('settings_help_afraid', { link: (words) => <PageLink to={HELP_PATH}>{words}</PageLink> })}
      </p>
    </div>
  )
}
