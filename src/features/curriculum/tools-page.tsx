// All tools on one page: by age for whoever has no word for the worry yet, by topic for everybody. It works without a script.

import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { SETTINGS_HELP_PATH } from '#src/shared/talk-paths.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/tools-page.ts'
import type { AgeBand, ToolLink } from './curriculum.contract.ts'
import { ModuleTile } from './module-tile.tsx'
import { type AllTools, listAllTools } from './tools-list.server.ts'
import styles from './tools-page.module.css'

export function loader(): AllTools {
  return listAllTools(pageLanguage())
}

export function meta() {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('tools_page_title')) }, { name: 'description', content: t('tools_page_description') }]
}

const AGE_NAMES = {
  'under-5': 'age_under_5',
  '5-to-8': 'age_5_to_8',
  '9-to-12': 'age_9_to_12',
  '13-or-over': 'age_13_or_over',
} as const satisfies Record<AgeBand, MessageKey>

export default function ToolsPage({ loaderData: { ages, areas } }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1>{t('shell_link_tools')}</h1>
      <p>
        {t('tools_help_text')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
      <p>
        {t('tools_settings_text')} <PageLink to={SETTINGS_HELP_PATH}>{t('settings_help_title')}</PageLink>
      </p>
      <h2>{t('tools_ages_title')}</h2>
      <p>{t('tools_ages_text')}</p>
      <div className={styles.ages}>
        {ages.map(({ age, tools }) => (
          <details key={age}>
            <summary className={styles.age}>{t(AGE_NAMES[age])}</summary>
            <ToolLinks tools={tools} />
          </details>
        ))}
      </div>
      {areas.map(({ stageId, title: area, ages: forAges, topics }) => (
        <Fragment key={stageId}>
          <h2>{forAges === undefined ? t('tools_topics_title') : t('tools_area_title', { ages: forAges, area })}</h2>
          <div className={styles.topics}>
            {topics.map(({ moduleId, title, goal, look, tools, inEnglish }) => (
              <section key={moduleId} className={styles.topic}>
                <ModuleTile {...look} />
                <h3 {...englishPart(inEnglish)}>{title}</h3>
                <p className={styles.goal} {...englishPart(inEnglish)}>
                  {goal}
                </p>
                <ToolLinks tools={tools} />
              </section>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

function ToolLinks({ tools }: { tools: ToolLink[] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  return (
    <ul className={styles.tools}>
      {tools.map(({ path, title, minutes }) => {
        const [, stageId = '', , moduleId = '', , lessonId = ''] = path.split('/')
        const done = completedLessons.includes(lessonKey(stageId, moduleId, lessonId))
        return (
          <li key={path}>
            <PageLink to={path} className={styles.tool}>
              {title}
            </PageLink>
            <span className={styles.facts}>
              {t('tools_minutes', { minutes: String(minutes) })}
              {done ? <strong className={styles.done}> · {t('home_card_done')}</strong> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
