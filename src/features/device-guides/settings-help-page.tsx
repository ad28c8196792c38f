// Every settings card: by what a parent wants to do, and by device, app and provider. It works without a script.
import * as m from '#messages'
import { HELP_PATH } from '#src/shared/paths.ts'
import { settingsCardPath } from '#src/shared/talk-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { Route } from './+types/settings-help-page.ts'
import type { CardJob, CardKind } from './settings-card.ts'
import styles from './settings-cards.module.css'
import { type CardLists, listSettingsCards } from './settings-cards.server.ts'

export function loader(): CardLists {
  return listSettingsCards(LANGUAGE)
}

export const meta = () => [
  { title: pageTitle(m.settings_help_page_title(LANGUAGE)) },
  { name: 'description', content: m.settings_help_description(LANGUAGE) },
]

const JOB_NAMES: Record<CardJob, string> = {
  time: m.settings_help_job_time(LANGUAGE),
  content: m.settings_help_job_content(LANGUAGE),
  contact: m.settings_help_job_contact(LANGUAGE),
  money: m.settings_help_job_money(LANGUAGE),
  see: m.settings_help_job_see(LANGUAGE),
}

const KIND_NAMES: Record<CardKind, string> = {
  device: m.settings_help_kind_device(LANGUAGE),
  app: m.settings_help_kind_app(LANGUAGE),
  provider: m.settings_help_kind_provider(LANGUAGE),
}

const ORDER = [
  m.settings_help_order_age(LANGUAGE),
  m.settings_help_order_device(LANGUAGE),
  m.settings_help_order_networks(LANGUAGE),
  m.settings_help_order_apps(LANGUAGE),
  m.settings_help_order_money(LANGUAGE),
  m.settings_help_order_talk(LANGUAGE),
]

export default function SettingsHelpPage({ loaderData: { kinds, jobs } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{m.settings_help_title(LANGUAGE)}</h1>
      <p className={styles.lead}>{m.settings_help_lead(LANGUAGE)}</p>
      <h2>{m.settings_help_jobs_title(LANGUAGE)}</h2>
      {jobs.map(({ job, cards }) => (
        <details key={job} className={styles.job}>
          <summary>{JOB_NAMES[job]}</summary>
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
          <h2>{KIND_NAMES[kind]}</h2>
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
      <h2>{m.settings_help_order_title(LANGUAGE)}</h2>
      <ol>
        {ORDER.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{m.settings_help_round_title(LANGUAGE)}</h2>
      <p>{m.settings_help_round_text(LANGUAGE)}</p>
      <p>{m.settings_help_chance(LANGUAGE)}</p>
      <p className={styles.care}>
        <RichText
          message={m.settings_help_afraid(LANGUAGE)}
          link={(words) => <PageLink to={HELP_PATH}>{words}</PageLink>}
        />
      </p>
    </div>
  )
}
