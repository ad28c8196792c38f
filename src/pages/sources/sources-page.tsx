// 'Research and Sources': whose work our tools rest on, what we took from it and what it cannot tell anyone. It is
// a page of its own because it joins the sources with the toolkits, and the toolkits know the sources already.

import { useTranslations } from 'use-intl'
import { listToolkitSources } from '#src/features/curriculum/curriculum.server.ts'
import type { SourcesPage as SourcesWords } from '#src/features/help/sources/sources.contract.ts'
import { listCitedSources, loadSourcesPage } from '#src/features/help/sources/sources.server.ts'
import { ABOUT_PATH, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { pageLanguage, staysEnglish } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import type { Route } from './+types/sources-page.ts'
import { AcknowledgementList } from './acknowledgement-list.tsx'
import styles from './sources-page.module.css'
import { type CitedToolkit, ToolkitSourceList } from './toolkit-source-list.tsx'

/** All the page shows. A source that several toolkits cite is sent once. */
export interface SourcesData {
  words: SourcesWords
  toolkits: CitedToolkit[]
}

export function loader(): SourcesData {
  const toolkits = listToolkitSources(pageLanguage()).map(({ stageId, moduleId, title, look, sourceIds }) => ({
    look,
    id: `${stageId}/${moduleId}`,
    title,
    sources: listCitedSources(pageLanguage(), sourceIds),
  }))
  return { words: loadSourcesPage(pageLanguage()), toolkits }
}

export function meta() {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('sources_title')) },
    {
      name: 'description',
      content: t('sources_page_description'),
    },
  ]
}

/** Where to go from here, the main way first. */
const WAYS_ON = [
  { to: toolkitsPath(LAUNCHPAD_ID), label: 'site_toolkits_button' },
  { to: ABOUT_PATH, label: 'shell_link_about_us' },
] as const

/** The parts of the page by the ids that links on it jump to. */
const PARTS = {
  toolkits: 'sources_toolkits_title',
  researchers: 'sources_researchers_title',
  frameworks: 'sources_frameworks_title',
  ukOrganisations: 'sources_uk_title',
  internationalOrganisations: 'sources_international_title',
  fairUse: 'sources_fair_use_title',
} as const
const LISTS = ['researchers', 'frameworks', 'ukOrganisations', 'internationalOrganisations'] as const

const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** @param day ISO */
const formatMonth = (day: string) => monthFormat.format(new Date(day))

export default function SourcesPage({ loaderData }: Route.ComponentProps) {
  return <Sources {...loaderData} />
}

export function Sources({ words, toolkits }: SourcesData) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('sources_title')}</h1>
      <p className={styles.dates}>
        {t.rich('sources_updated', {
          month: formatMonth(words.lastUpdated),
          time: (month) => <time dateTime={words.lastUpdated}>{month}</time>,
        })}
        <br />
        {t.rich('sources_next_review', {
          month: formatMonth(words.nextReview),
          time: (month) => <time dateTime={words.nextReview}>{month}</time>,
        })}
      </p>
      <Paragraphs texts={words.intro} />
      <ul className={styles.ways}>
        {WAYS_ON.map(({ to, label }, index) => (
          <li key={to}>
            <ButtonLink to={to} look={index === 0 ? 'main' : 'quiet'}>
              {t(label)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <nav aria-label={t('sources_jumps_name')}>
        <ul className={styles.jumps}>
          {Object.entries(PARTS).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="toolkits">{t(PARTS.toolkits)}</h2>
      <p>{t('sources_toolkits_text')}</p>
      {toolkits.map((toolkit) => (
        <ToolkitSourceList key={toolkit.id} {...toolkit} />
      ))}
      {LISTS.map((id) => (
        <AcknowledgementList key={id} id={id} title={t(PARTS[id])} entries={words[id]} />
      ))}
      <h2 id="fairUse">{t(PARTS.fairUse)}</h2>
      <Paragraphs texts={words.fairUse} />
      <p>
        <a href="/licences.txt" hrefLang={staysEnglish()}>
          {t('sources_licences')}
        </a>
      </p>
    </div>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
