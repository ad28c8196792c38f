// 'Get help now' asks first: what is happening? Then who to call, and what to do. Every other line is one press away. All
// of it works without a script and prints whole. It is a page of its own because it joins the help lines with the tools, and
// the tools know the help lines already.

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { UndisturbedPage } from '#src/features/analytics/consent/consent-banner.tsx'
import type { ToolLink } from '#src/features/curriculum/curriculum.contract.ts'
import { linkTool } from '#src/features/curriculum/curriculum.server.ts'
import { findScenePath } from '#src/features/curriculum/pictures/scene-files.server.ts'
import { EmergencyCall } from '#src/features/help/emergency-call.tsx'
import {
  HELP_GROUPS,
  type HelpDirectory,
  type HelpGroup,
  type Helpline,
  type HelpRoute,
} from '#src/features/help/help.contract.ts'
import { loadHelpDirectory } from '#src/features/help/help.server.ts'
import { HelplineWays } from '#src/features/help/helpline-ways.tsx'
import { NationChoice } from '#src/features/help/nation-choice.tsx'
import { ForgetDevice } from '#src/pages/forget-device/forget-device.tsx'
import { LAUNCHPAD_ID, ROADMAP_PATH, toolkitsPath } from '#src/shared/paths.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import {
  englishDirection,
  isTranslated,
  pageDirection,
  pageLanguage,
  pageLocale,
  staysEnglish,
} from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { InlineMarkdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { Route } from './+types/help-page.ts'
import styles from './help-page.module.css'
import { bringCallsIntoSight, openRow } from './help-rows.ts'

interface Situation extends Omit<HelpRoute, 'tools'> {
  tools: ToolLink[]
}

interface HelpData extends Omit<HelpDirectory, 'routes'> {
  situations: Situation[]
  /** For any worry: for adults and for children at every hour, and by day for those who worry about a child. */
  anyWorry: Helpline[]
  picture: string | undefined
}

export function loader(): HelpData {
  const { routes, ...directory } = loadHelpDirectory(pageLanguage())
  const { helplines } = directory
  const situations = routes.map(({ tools, ...route }) => ({
    ...route,
    tools: tools.flatMap((id) => linkTool(pageLanguage(), id) ?? []),
  }))
  const anyWorry = ['samaritans', 'childline', 'nspcc-helpline'].flatMap(
    (id) => helplines.find((line) => line.id === id) ?? [],
  )
  return { situations, anyWorry, picture: findScenePath('help-lamp'), ...directory }
}

export function meta() {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('help_page_title')) },
    {
      name: 'description',
      content: t('help_page_description'),
    },
  ]
}

/** A parent who looks for help never waits. */
export const handle: UndisturbedPage = { undisturbed: () => true }

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

/** @param day ISO */
const formatDay = (day: string) => dayFormat.format(new Date(day))

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { situations, anyWorry, helplines, picture, inEnglish } = loaderData
  const { hash } = useLocation()

  useEffect(() => {
    openRow(hash.slice(1))
  }, [hash])

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{t('help_title')}</h1>
          <EmergencyCall />
          <NationChoice />
        </div>
        {picture === undefined ? null : <Picture src={picture} className={styles.picture} />}
      </div>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.question}>{t('help_question')}</h2>
          {/* Not by its component: it comes with the styles of tools, which this page does without. */}
          {isTranslated() && inEnglish ? (
            <p lang={pageLocale()} dir={pageDirection()}>
              {t('shell_in_english')}
            </p>
          ) : null}
          <div className={styles.groups}>
            {HELP_GROUPS.map((group) => (
              <section key={group} data-room={ROOMS[group]}>
                <h3 className={styles.group}>{t(GROUP_NAMES[group])}</h3>
                <ul
                  className={styles.rows}
                  lang={isTranslated() ? inEnglish && staysEnglish() : undefined}
                  dir={isTranslated() ? inEnglish && englishDirection() : undefined}
                >
                  {situations
                    .filter((situation) => situation.group === group)
                    .map((situation) => (
                      <li key={situation.id}>
                        <details id={situation.id} onToggle={({ currentTarget }) => bringCallsIntoSight(currentTarget)}>
                          <summary className={styles.row}>{situation.label}</summary>
                          <SituationView situation={situation} />
                        </details>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <div className={styles.side}>
          <p className={styles.none}>{t('help_none')}</p>
          <HelplineWays helplines={anyWorry} />
        </div>
      </div>
      <details className={styles.all}>
        <summary className={styles.row}>{t('help_all')}</summary>
        <ul className={styles.directory}>
          {helplines.map((line) => (
            <HelplineEntry key={line.id} line={line} />
          ))}
        </ul>
      </details>
      <p className={styles.after}>
        {t.rich('help_calmer_tools', { link: (words) => <PageLink to={toolkitsPath(LAUNCHPAD_ID)}>{words}</PageLink> })}
      </p>
      <div className={styles.after}>
        <ForgetDevice />
      </div>
      <p className={styles.checked}>
        {t.rich('help_origin', { link: (words) => <PageLink to={`${ROADMAP_PATH}#ideas`}>{words}</PageLink> })}
      </p>
    </div>
  )
}

const GROUP_NAMES = {
  'right-now': 'help_group_right_now',
  pictures: 'help_group_pictures',
  feelings: 'help_group_feelings',
  money: 'help_group_money',
} as const satisfies Record<HelpGroup, PlainKey>

const ROOMS = { 'right-now': 'blue', pictures: 'plum', feelings: 'orange', money: 'teal' } as const satisfies Record<
  HelpGroup,
  string
>

function SituationView({ situation: { situation, first, afterwards, helplines, tools } }: { situation: Situation }) {
  const t = useTranslations()
  return (
    <div className={styles.answer}>
      <div>
        <p className={styles.situation}>{situation}</p>
        <p>
          <strong>{t('help_first')}</strong> <InlineMarkdown nodes={first} />
        </p>
      </div>
      <div className={styles.ways}>
        <HelplineWays helplines={helplines} />
      </div>
      <div>
        <p>
          <strong>{t('help_then')}</strong> <InlineMarkdown nodes={afterwards} />
        </p>
        {tools.map((tool) => (
          <p key={tool.path}>
            {t.rich('help_calmer_tool', {
              title: tool.title,
              minutes: String(tool.minutes),
              link: (words) => <PageLink to={tool.path}>{words}</PageLink>,
            })}
          </p>
        ))}
      </div>
    </div>
  )
}

function HelplineEntry({ line }: { line: Helpline }) {
  const t = useTranslations()
  return (
    <li className={styles.entry}>
      <HelplineWays helplines={[line]} />
      <p>{t.rich('help_line_for', { who: line.whoFor, strong: (words) => <strong>{words}</strong> })}</p>
      <p>{line.expect}</p>
      {line.checked === undefined ? null : (
        <p className={styles.checked}>{t('help_line_checked', { day: formatDay(line.checked) })}</p>
      )}
    </li>
  )
}
