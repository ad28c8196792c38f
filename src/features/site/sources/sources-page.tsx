// 'Research and Sources': whose work our tools rest on, what we took from it and what it cannot tell anyone. It stands
// in `pages` because it joins the sources with the toolkits, and the toolkits know the sources already.

import { listToolkitSources } from '#src/features/curriculum/curriculum.server.ts'
import type { SourcesPage as SourcesWords } from '#src/features/sources/sources.contract.ts'
import { listCitedSources, loadSourcesPage } from '#src/features/sources/sources.server.ts'
import { ABOUT_PATH, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { LANGUAGE, LOCALE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
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
  const toolkits = listToolkitSources(LANGUAGE).map(({ moduleId, title, sourceIds }) => ({
    moduleId,
    title,
    sources: listCitedSources(LANGUAGE, sourceIds),
  }))
  return { words: loadSourcesPage(LANGUAGE), toolkits }
}

export function meta() {
  return [
    { title: pageTitle('Research and Sources') },
    {
      name: 'description',
      content: 'The research, guidance and ideas behind our tools: who found what, when, and what it cannot tell you.',
    },
  ]
}

/** Where to go from here, the main way first. */
const WAYS_ON = [
  { to: toolkitsPath(LAUNCHPAD_ID), label: 'Browse Our Toolkits' },
  { to: ABOUT_PATH, label: 'About Us' },
]

/** The parts of the page by the ids that links on it jump to. */
const PARTS = {
  toolkits: 'Sources for each toolkit',
  researchers: 'Researchers',
  frameworks: 'Frameworks behind the design',
  ukOrganisations: 'UK organisations',
  internationalOrganisations: 'International organisations',
  fairUse: 'Fair-use policy',
}
const LISTS = ['researchers', 'frameworks', 'ukOrganisations', 'internationalOrganisations'] as const

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'Europe/London' })

export default function SourcesPage({ loaderData }: Route.ComponentProps) {
  return <Sources {...loaderData} />
}

export function Sources({ words, toolkits }: SourcesData) {
  return (
    <div className={styles.page}>
      <h1>Research and Sources</h1>
      <p className={styles.dates}>
        Last updated: <Month day={words.lastUpdated} />
        <br />
        Next review: <Month day={words.nextReview} />
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
      <nav aria-label="On this page">
        <ul className={styles.jumps}>
          {Object.entries(PARTS).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="toolkits">{PARTS.toolkits}</h2>
      <p>
        Open a toolkit to see what its tools rest on. Each entry says what we take from the work. After 'Not for' it
        says what the work cannot show.
      </p>
      {toolkits.map((toolkit) => (
        <ToolkitSourceList key={toolkit.moduleId} {...toolkit} />
      ))}
      {LISTS.map((id) => (
        <AcknowledgementList key={id} id={id} title={PARTS[id]} entries={words[id]} />
      ))}
      <h2 id="fairUse">{PARTS.fairUse}</h2>
      <Paragraphs texts={words.fairUse} />
    </div>
  )
}

function Month({ day }: { day: string }) {
  return <time dateTime={day}>{monthFormat.format(new Date(day))}</time>
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
