// One device guide: to read, to print, and to have at hand without a network.

import { useTranslations } from 'use-intl'
import { ReviewedDay } from '#src/features/device-guides/reviewed-day.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SET_UP_PATH } from '#src/shared/content-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { Route } from './+types/device-guide-page.ts'
import type { DeviceGuide, GuideReading } from './device-guide.ts'
import styles from './device-guide-page.module.css'
import { getDeviceGuide } from './device-guides.server.ts'
import { GuideReportForm } from './guide-report-form.tsx'
import { Taps } from './taps.tsx'

export function loader({ params }: Route.LoaderArgs): DeviceGuide {
  return getDeviceGuide(pageLanguage(), params.slug)
}

/** The browser asks too: the address may be one that is not there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader()
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  if (loaderData === undefined) return []
  const { title, lead } = loaderData
  return [
    { title: pageTitle(t('device_guides_page_title', { title })) },
    { name: 'description', content: t('device_guides_page_description', { lead }) },
  ]
}

export default function DeviceGuidePage({ loaderData: guide }: Route.ComponentProps) {
  const t = useTranslations()
  const { slug, title, lead, does, doesNot, where, taps, note, reviewedOn, read, sources } = guide
  const words = englishPart(guide.inEnglish)
  return (
    <div className={styles.page} data-room="teal">
      <Breadcrumb above={{ path: SET_UP_PATH, title: t('shell_place_set_up') }} title={title} />
      <EnglishLine shown={guide.inEnglish} />
      <h1 {...words}>{title}</h1>
      <p className={styles.lead} {...words}>
        {lead}
      </p>
      <div className={styles.boxes}>
        <section className={`${styles.box} ${styles.where}`}>
          <h2>{t('device_guides_where_title')}</h2>
          <p {...words}>{where}</p>
          {taps === undefined ? null : <Taps {...taps} words={words} />}
          <p className={styles.hint}>{t('device_guides_where_hint')}</p>
        </section>
        <section className={styles.box}>
          <h2>{t('device_guides_does_not_title')}</h2>
          <Lines className={styles.doesNot} lines={doesNot} words={words} />
          <p className={styles.hint}>{t('device_guides_chance')}</p>
        </section>
        <section className={styles.box}>
          <h2>{t('device_guides_does_title')}</h2>
          <Lines className={styles.does} lines={does} words={words} />
          <div {...words}>
            <Markdown blocks={note} />
          </div>
        </section>
        <section className={styles.box}>
          <h2>{t('device_guides_look_title')}</h2>
          {reviewedOn === undefined ? null : (
            <p>
              <ReviewedDay day={reviewedOn.day} old={t('device_guides_old')} />
            </p>
          )}
          <p className={styles.hint}>
            {reviewedOn?.of === 'newest-page' ? `${t('device_guides_look_newest')} ` : null}
            {reviewedOn?.of === 'our-notes' ? `${t('device_guides_look_notes')} ` : null}
            {sayWhatWasRead(t, read)}
          </p>
          <SourcesLine sources={sources} />
        </section>
        <section className={`${styles.box} ${styles.report}`}>
          <h2>{t('device_guides_report_title')}</h2>
          <GuideReportForm key={slug} slug={slug} />
        </section>
      </div>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{t('device_guides_print')}</Button>
        <BackLink to={SET_UP_PATH}>{t('shell_place_set_up')}</BackLink>
      </div>
    </div>
  )
}

interface LinesProps {
  lines: string[]
  className: string | undefined
  words: ReturnType<typeof englishPart>
}

function Lines({ lines, className, words }: LinesProps) {
  return (
    <ul className={className} {...words}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function sayWhatWasRead(t: Translate, read: GuideReading): string {
  if (read.kind === 'nothing') return t('device_guides_read_nothing')
  const from = read.from.join(', ')
  return read.kind === 'maker' ? t('device_guides_read_maker', { from }) : t('device_guides_read_others', { from })
}
