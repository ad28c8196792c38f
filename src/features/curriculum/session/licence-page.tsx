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
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { listLicenceLines } from '../curriculum.server.ts'
import type { LicenceLine } from '../session.contract.ts'
import type { Route } from './+types/licence-page.ts'
import styles from './licence-page.module.css'

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

export default function LicencePage({ loaderData: { lines } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <BackLink to={toolkitsPath(EXPLORERS_GUIDE_ID)}>{t('licence_guide_link')}</BackLink>
      </div>
      <article className={styles.card} data-room="green">
        <header className={styles.head}>
          <h1>{t('licence_title')}</h1>
          <p>{t('licence_lead')}</p>
        </header>
        <Stamps lines={lines} />
        <p className={styles.promise}>{t('licence_promise')}</p>
        <div className={styles.names}>
          {FIELDS.map(({ name, label }) => (
            <Handwritten key={name} label={t(label)} />
          ))}
        </div>
      </article>
      <div className={styles.screenOnly}>
        <p>{t('licence_private')}</p>
        <Button look="main" onClick={() => window.print()}>
          {t('licence_print')}
        </Button>
        <noscript>
          <p>{t('licence_needs_scripts')}</p>
        </noscript>
      </div>
    </div>
  )
}

/** A stamp has a full ring once its session is finished; until then a dashed one, and a faint picture of what is to come. */
function Stamps({ lines }: { lines: LicenceLine[] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  return (
    <ol className={styles.stamps}>
      {lines.map(({ moduleId, lessonId, title, line, scene }) => {
        const done = completedLessons.includes(lessonKey(EXPLORERS_GUIDE_ID, moduleId, lessonId))
        return (
          <li key={lessonId} className={done ? styles.done : undefined}>
            <span className={styles.stamp}>{scene === undefined ? null : <Picture src={scene} first />}</span>
            <p className={styles.line}>{line}</p>
            <p className={styles.state}>
              {done ? <strong>{t('licence_done')}</strong> : t('licence_open')}{' '}
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
