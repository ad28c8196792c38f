// 'Research and Sources': whose work our tools rest on, what we took from it and what it cannot tell anyone. It stands
// in `site` because it joins the sources with the toolkits, and the toolkits know the sources already.

import * as m from '#messages'
import { listToolkitSources } from '#src/features/curriculum/curriculum.server.ts'
import type { SourcesPage as SourcesWords } from '#src/features/help/sources/sources.contract.ts'
import { listCitedSources, loadSourcesPage } from '#src/features/help/sources/sources.server.ts'
import { ABOUT_PATH, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import { LANGUAGE, STAYS_ENGLISH } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import type { Route } from './+types/sources-page.ts'
import { AcknowledgementList } from './acknowledgement-list.tsx'
import styles from './sources-page.module.css'
import { type CitedToolkit, ToolkitSourceList } from './toolkit-source-list.tsx'

/** All the page shows. A source that several toolkits cite travels once. */
export interface SourcesData {
  words: SourcesWords
  toolkits: CitedToolkit[]
}

export function loader(): SourcesData {
  const toolkits = listToolkitSources(LANGUAGE).map(({ stageId, moduleId, title, look, sourceIds }) => ({
    look,
    id: `${stageId}/${moduleId}`,
    title,
    sources: listCitedSources(LANGUAGE, sourceIds),
  }))
  return { words: loadSourcesPage(LANGUAGE), toolkits }
}

export function meta() {
  return [
    { title: pageTitle(m.sources_title(LANGUAGE)) },
    {
      name: 'description',
      content: m.sources_page_description(LANGUAGE),
    },
  ]
}

/** Where to go from here, the main way first. */
const WAYS_ON = [
  { to: toolkitsPath(LAUNCHPAD_ID), label: m.site_toolkits_button(LANGUAGE) },
  { to: ABOUT_PATH, label: m.shell_link_about_us(LANGUAGE) },
]

/** The parts of the page by the ids that links on it jump to. */
const PARTS = {
  toolkits: m.sources_toolkits_title(LANGUAGE),
  researchers: m.sources_researchers_title(LANGUAGE),
  frameworks: m.sources_frameworks_title(LANGUAGE),
  ukOrganisations: m.sources_uk_title(LANGUAGE),
  internationalOrganisations: m.sources_international_title(LANGUAGE),
  fairUse: m.sources_fair_use_title(LANGUAGE),
}
const LISTS = ['researchers', 'frameworks', 'ukOrganisations', 'internationalOrganisations'] as const

const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** @param day ISO */
const formatMonth = (day: string) => monthFormat.format(new Date(day))

export default function SourcesPage({ loaderData }: Route.ComponentProps) {
  return <Sources {...loaderData} />
}

export function Sources({ words, toolkits }: SourcesData) {
  return (
    <div className={styles.page}>
      <h1>{m.sources_title(LANGUAGE)}</h1>
      <p className={styles.dates}>
        <RichText
          message={m.sources_updated(LANGUAGE, { month: formatMonth(words.lastUpdated) })}
          time={(month) => <time dateTime={words.lastUpdated}>{month}</time>}
        />
        <br />
        <RichText
          message={m.sources_next_review(LANGUAGE, { month: formatMonth(words.nextReview) })}
          time={(month) => <time dateTime={words.nextReview}>{month}</time>}
        />
      </p>
      <Paragraphs texts={words.intro} />
      <ul className={styles.ways}>
        {WAYS_ON.map(({ to, label }, index) => (
          <li key={to}>
            <ButtonLink to={to} look={index === 0 ? 'main' : 'quiet'}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <nav aria-label={m.sources_jumps_name(LANGUAGE)}>
        <ul className={styles.jumps}>
          {Object.entries(PARTS).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="toolkits">{PARTS.toolkits}</h2>
      <p>{m.sources_toolkits_text(LANGUAGE)}</p>
      {toolkits.map((toolkit) => (
        <ToolkitSourceList key={toolkit.id} {...toolkit} />
      ))}
      {LISTS.map((id) => (
        <AcknowledgementList key={id} id={id} title={PARTS[id]} entries={words[id]} />
      ))}
      <h2 id="fairUse">{PARTS.fairUse}</h2>
      <Paragraphs texts={words.fairUse} />
      <p>
        <a href="/licences.txt" hrefLang={STAYS_ENGLISH}>
          {m.sources_licences(LANGUAGE)}
        </a>
      </p>
    </div>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
