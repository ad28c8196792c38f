// One settings card: to read, to print, and to have at hand without a network.
import * as m from '#messages'
import { LastLookDay } from '#src/features/device-guides/last-look/last-look-day.tsx'
import { SourcesLine } from '#src/features/help/sources/sources-line.tsx'
import { SETTINGS_HELP_PATH } from '#src/shared/talk-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EnglishLine } from '#src/web/ui/frame/english-line.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { Route } from './+types/settings-card-page.ts'
import { CardReportForm } from './card-report-form.tsx'
import type { CardReading, SettingsCard } from './settings-card.ts'
import styles from './settings-cards.module.css'
import { getSettingsCard } from './settings-cards.server.ts'

export function loader({ params }: Route.LoaderArgs): SettingsCard {
  return getSettingsCard(LANGUAGE, params.slug)
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { title, lead } = loaderData
  return [
    { title: pageTitle(m.settings_help_card_title(LANGUAGE, { title })) },
    { name: 'description', content: m.settings_help_card_description(LANGUAGE, { lead }) },
  ]
}

export default function SettingsCardPage({ loaderData: card }: Route.ComponentProps) {
  const { slug, title, lead, does, doesNot, where, note, lastLook, read, sources } = card
  const words = englishPart(card.inEnglish)
  return (
    <div className={styles.page}>
      <Breadcrumb above={{ path: SETTINGS_HELP_PATH, title: m.settings_help_title(LANGUAGE) }} title={title} />
      <EnglishLine shown={card.inEnglish} />
      <h1 {...words}>{title}</h1>
      <p className={styles.lead} {...words}>
        {lead}
      </p>
      <div className={styles.sides}>
        <section>
          <h2>{m.settings_help_does_title(LANGUAGE)}</h2>
          <Lines className={styles.does} lines={does} words={words} />
        </section>
        <section>
          <h2>{m.settings_help_does_not_title(LANGUAGE)}</h2>
          <Lines className={styles.doesNot} lines={doesNot} words={words} />
        </section>
      </div>
      <h2>{m.settings_help_where_title(LANGUAGE)}</h2>
      <p {...words}>{where}</p>
      <p className={styles.hint}>{m.settings_help_where_hint(LANGUAGE)}</p>
      <div {...words}>
        <Markdown blocks={note} />
      </div>
      <p>{m.settings_help_chance(LANGUAGE)}</p>
      <h2>{m.settings_help_look_title(LANGUAGE)}</h2>
      {lastLook === undefined ? null : (
        <p>
          <LastLookDay day={lastLook.day} old={m.settings_help_old(LANGUAGE)} />
        </p>
      )}
      <p className={styles.hint}>
        {lastLook?.of === 'newest-page' ? `${m.settings_help_look_newest(LANGUAGE)} ` : null}
        {lastLook?.of === 'our-notes' ? `${m.settings_help_look_notes(LANGUAGE)} ` : null}
        {sayWhatWasRead(read)}
      </p>
      <SourcesLine sources={sources} />
      <section className={styles.report}>
        <h2>{m.settings_help_report_title(LANGUAGE)}</h2>
        <CardReportForm key={slug} slug={slug} />
      </section>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{m.settings_help_print(LANGUAGE)}</Button>
        <BackLink to={SETTINGS_HELP_PATH}>{m.settings_help_all_link(LANGUAGE)}</BackLink>
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

function sayWhatWasRead(read: CardReading): string {
  if (read.kind === 'nothing') return m.settings_help_read_nothing(LANGUAGE)
  const from = read.from.join(', ')
  return read.kind === 'maker'
    ? m.settings_help_read_maker(LANGUAGE, { from })
    : m.settings_help_read_others(LANGUAGE, { from })
}
