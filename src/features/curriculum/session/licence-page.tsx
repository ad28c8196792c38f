// The licence: six lines that a grown-up and a child have practised, to print and sign. It marks a moment and promises nothing.
// What is typed here lives in the page: it is not sent, not kept, and gone at the next visit.
import { useState } from 'react'
import * as m from '#messages'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID, lessonPath, toolkitsPath } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { listLicenceLines } from '../curriculum.server.ts'
import type { Route } from './+types/licence-page.ts'
import styles from './licence-page.module.css'
import type { LicenceLine } from './session.contract.ts'

export function loader(): { lines: LicenceLine[] } {
  return { lines: listLicenceLines(LANGUAGE) }
}

export const meta = () => [
  { title: pageTitle(m.licence_title(LANGUAGE)) },
  { name: 'description', content: m.licence_description(LANGUAGE) },
]

const FIELDS = [
  { name: 'grown-up', label: m.licence_grown_up(LANGUAGE) },
  { name: 'child', label: m.licence_child(LANGUAGE) },
  { name: 'date', label: m.licence_date(LANGUAGE) },
]

export default function LicencePage({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <BackLink to={toolkitsPath(EXPLORERS_GUIDE_ID)}>{m.licence_guide_link(LANGUAGE)}</BackLink>
      </div>
      <h1>{m.licence_title(LANGUAGE)}</h1>
      <p>{m.licence_lead(LANGUAGE)}</p>
      <Lines lines={lines} />
      <div className={styles.names}>
        {FIELDS.map(({ name, label }) => (
          <Handwritten key={name} label={label} />
        ))}
      </div>
      <p className={styles.promise}>{m.licence_promise(LANGUAGE)}</p>
      <div className={styles.screenOnly}>
        <p>{m.licence_private(LANGUAGE)}</p>
        <Button look="main" onClick={() => window.print()}>
          {m.licence_print(LANGUAGE)}
        </Button>
        <noscript>
          <p>{m.licence_needs_scripts(LANGUAGE)}</p>
        </noscript>
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: LicenceLine[] }) {
  const { completedLessons } = useProgress()
  return (
    <ol className={styles.lines}>
      {lines.map(({ moduleId, lessonId, title, line }) => {
        const done = completedLessons.includes(lessonKey(EXPLORERS_GUIDE_ID, moduleId, lessonId))
        return (
          <li key={lessonId}>
            <p className={styles.line}>{line}</p>
            <p className={styles.state}>
              {done ? <strong>{m.licence_done(LANGUAGE)}</strong> : m.licence_open(LANGUAGE)}{' '}
              <PageLink to={lessonPath(EXPLORERS_GUIDE_ID, moduleId, lessonId)} className={styles.screenOnly}>
                {title}
              </PageLink>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** Typed here, or written on the line on paper. */
function Handwritten({ label }: { label: string }) {
  const [words, setWords] = useState('')
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="text"
        autoComplete="off"
        maxLength={40}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </label>
  )
}
