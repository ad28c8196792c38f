// The licence: six lines that a grown-up and a child have practised, a stamp for each, to print and sign. It marks a moment
// and promises nothing.
// What is typed here lives in the page: it is not sent, not kept, and gone at the next visit.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID, lessonPath, toolkitsPath } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { CheckIcon, PrinterIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { listLicenceLines } from '../curriculum.server.ts'
import type { LicenceLine } from '../session.contract.ts'
import type { Route } from './+types/licence-page.ts'
import styles from './licence-page.module.css'
import { Stamp } from './stamp.tsx'

export function loader(): { lines: LicenceLine[] } {
  return { lines: listLicenceLines(pageLanguage()) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('licence_title')) }, { name: 'description', content: t('licence_description') }]
}

const FIELDS = [
  { name: 'grown-up', label: 'licence_grown_up' },
  { name: 'child', label: 'licence_child' },
  { name: 'date', label: 'licence_date' },
] as const

/** The colours of the stamps, in their order. */
const ROOMS = ['plum', 'green', 'violet', 'blue', 'orange', 'teal']

export default function LicencePage({ loaderData: { lines } }: Route.ComponentProps) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const earned = lines.map(({ moduleId, lessonId }) =>
    completedLessons.includes(lessonKey(EXPLORERS_GUIDE_ID, moduleId, lessonId)),
  )
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <BackLink to={toolkitsPath(EXPLORERS_GUIDE_ID)}>{t('licence_guide_link')}</BackLink>
      </div>
      <article className={styles.card} data-room="green">
        <header className={styles.head}>
          <div>
            <h1>{t('licence_title')}</h1>
            <p>{t('licence_lead')}</p>
          </div>
          <House lit={earned} />
        </header>
        <ol className={styles.stamps}>
          {lines.map((line, place) => (
            <StampedLine key={line.lessonId} line={line} done={earned[place] === true} room={ROOMS[place]} />
          ))}
        </ol>
        <div data-lamp className={styles.foot}>
          <p className={styles.promise}>{t('licence_promise')}</p>
          <div className={styles.names}>
            {FIELDS.map(({ name, label }) => (
              <Handwritten key={name} label={t(label)} />
            ))}
          </div>
        </div>
      </article>
      <div className={styles.screenOnly}>
        <p>{t('licence_private')}</p>
        <Button look="main" onClick={() => window.print()}>
          <PrinterIcon />
          {t('licence_print')}
        </Button>
        <noscript>
          <p>{t('licence_needs_scripts')}</p>
        </noscript>
      </div>
    </div>
  )
}

/** One line of the licence, with its stamp. */
function StampedLine({
  line: { moduleId, lessonId, title, line, scene },
  done,
  room,
}: {
  line: LicenceLine
  done: boolean
  room: string | undefined
}) {
  const t = useTranslations()
  return (
    <li data-room={room} className={done ? styles.done : undefined}>
      <div className={styles.stamp}>
        <Stamp scene={scene} done={done} />
        {done ? (
          <span className={styles.tick}>
            <CheckIcon />
          </span>
        ) : null}
      </div>
      <p className={styles.line}>{line}</p>
      <p className={styles.state}>
        {done ? <strong>{t('licence_done')}</strong> : t('licence_open')}{' '}
        <PageLink to={lessonPath(EXPLORERS_GUIDE_ID, moduleId, lessonId)} className={styles.screenOnly}>
          {title}
        </PageLink>
      </p>
    </li>
  )
}

const WINDOWS = [
  [38, 78],
  [86, 78],
  [134, 78],
  [38, 116],
  [86, 116],
  [134, 116],
]

/** The house at the end of the rail: a window is lit for each stamp. */
function House({ lit }: { lit: boolean[] }) {
  return (
    <svg className={styles.house} aria-hidden="true" viewBox="0 0 200 156">
      <path className={styles.brick} d="M146 20h20v40h-20zM20 66h160v90H20z" />
      <path className={styles.tiles} d="M4 68 100 12l96 56z" />
      {WINDOWS.map(([x = 0, y = 0], place) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={lit[place] ? styles.lit : styles.unlit} width="28" height="28" rx="2" />
          <path d="M14 0v28M0 14h28" />
        </g>
      ))}
      <g transform="translate(62 18) scale(0.82)">
        <path className={styles.tail} d="M9 20c9 3 13-8 7-14" />
        <path className={styles.fur} d="M-11 21c-3-14 0-24 5-27l-3-12 7 4h5l7-4-3 12c5 3 8 13 5 27z" />
      </g>
    </svg>
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
