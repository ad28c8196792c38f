// All tools on one page: by age for whoever has no word for the worry yet, by topic for everybody. It works without a script.

import { Fragment } from 'react'
import * as m from '#messages'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { SETTINGS_HELP_PATH } from '#src/shared/talk-paths.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/tools-page.ts'
import type { AgeBand, ToolLink } from './curriculum.contract.ts'
import { ModuleTile } from './module-tile.tsx'
import { type AllTools, listAllTools } from './tools-list.server.ts'
import styles from './tools-page.module.css'

export function loader(): AllTools {
  return listAllTools(LANGUAGE)
}

export function meta() {
  return [
    { title: pageTitle(m.tools_page_title(LANGUAGE)) },
    { name: 'description', content: m.tools_page_description(LANGUAGE) },
  ]
}

const AGE_NAMES: Record<AgeBand, string> = {
  'under-5': m.age_under_5(LANGUAGE),
  '5-to-8': m.age_5_to_8(LANGUAGE),
  '9-to-12': m.age_9_to_12(LANGUAGE),
  '13-or-over': m.age_13_or_over(LANGUAGE),
}

export default function ToolsPage({ loaderData: { ages, areas } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{m.shell_link_tools(LANGUAGE)}</h1>
      <p>
        {m.tools_help_text(LANGUAGE)} <PageLink to={HELP_PATH}>{m.shell_link_help(LANGUAGE)}</PageLink>
      </p>
      <p>
        {m.tools_settings_text(LANGUAGE)} <PageLink to={SETTINGS_HELP_PATH}>{m.settings_help_title(LANGUAGE)}</PageLink>
      </p>
      <h2>{m.tools_ages_title(LANGUAGE)}</h2>
      <p>{m.tools_ages_text(LANGUAGE)}</p>
      <div className={styles.ages}>
        {ages.map(({ age, tools }) => (
          <details key={age}>
            <summary className={styles.age}>{AGE_NAMES[age]}</summary>
            <ToolLinks tools={tools} />
          </details>
        ))}
      </div>
      {areas.map(({ stageId, title: area, ages: forAges, topics }) => (
        <Fragment key={stageId}>
          <h2>
            {forAges === undefined
              ? m.tools_topics_title(LANGUAGE)
              : m.tools_area_title(LANGUAGE, { ages: forAges, area })}
          </h2>
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
              {m.tools_minutes(LANGUAGE, { minutes })}
              {done ? <strong className={styles.done}> · {m.home_card_done(LANGUAGE)}</strong> : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
