// One settings card: to read, to print, and to have at hand without a network.

import { useTranslations } from 'use-intl'
import { LastLookDay } from '#src/features/device-guides/last-look/last-look-day.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SET_UP_PATH } from '#src/shared/talk-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { Route } from './+types/settings-card-page.ts'
import { CardReportForm } from './card-report-form.tsx'
import type { CardReading, SettingsCard } from './settings-card.ts'
import styles from './settings-card-page.module.css'
import { getSettingsCard } from './settings-cards.server.ts'

export function loader({ params }: Route.LoaderArgs): SettingsCard {
  return getSettingsCard(pageLanguage(), params.slug)
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
    { title: pageTitle(t('settings_help_card_title', { title })) },
    { name: 'description', content: t('settings_help_card_description', { lead }) },
  ]
}

export default function SettingsCardPage({ loaderData: card }: Route.ComponentProps) {
  const t = useTranslations()
  const { slug, title, lead, does, doesNot, where, note, lastLook, read, sources } = card
  const words = englishPart(card.inEnglish)
  return (
    <div className={styles.page} data-room="teal">
      <Breadcrumb above={{ path: SET_UP_PATH, title: t('shell_place_set_up') }} title={title} />
      <EnglishLine shown={card.inEnglish} />
      <h1 {...words}>{title}</h1>
      <p className={styles.lead} {...words}>
        {lead}
      </p>
      <div className={styles.columns}>
        <div>
          <section className={styles.box}>
            <h2>{t('settings_help_does_title')}</h2>
            <Lines className={styles.does} lines={does} words={words} />
          </section>
          <section className={styles.box}>
            <h2>{t('settings_help_where_title')}</h2>
            <p {...words}>{where}</p>
            <p className={styles.hint}>{t('settings_help_where_hint')}</p>
          </section>
          <div {...words}>
            <Markdown blocks={note} />
          </div>
        </div>
        <div>
          <section className={styles.box}>
            <h2>{t('settings_help_does_not_title')}</h2>
            <Lines className={styles.doesNot} lines={doesNot} words={words} />
            <p className={styles.hint}>{t('settings_help_chance')}</p>
          </section>
          <section className={styles.box}>
            <h2>{t('settings_help_look_title')}</h2>
            {lastLook === undefined ? null : (
              <p>
                <LastLookDay day={lastLook.day} old={t('settings_help_old')} />
              </p>
            )}
            <p className={styles.hint}>
              {lastLook?.of === 'newest-page' ? `${t('settings_help_look_newest')} ` : null}
              {lastLook?.of === 'our-notes' ? `${t('settings_help_look_notes')} ` : null}
              {sayWhatWasRead(t, read)}
            </p>
            <SourcesLine sources={sources} />
          </section>
          <section className={`${styles.box} ${styles.report}`}>
            <h2>{t('settings_help_report_title')}</h2>
            <CardReportForm key={slug} slug={slug} />
          </section>
        </div>
      </div>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{t('settings_help_print')}</Button>
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

function sayWhatWasRead(t: Translate, read: CardReading): string {
  if (read.kind === 'nothing') return t('settings_help_read_nothing')
  const from = read.from.join(', ')
  return read.kind === 'maker' ? t('settings_help_read_maker', { from }) : t('settings_help_read_others', { from })
}
