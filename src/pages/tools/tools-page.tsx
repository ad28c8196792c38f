// The way to every tool: by age for a parent who has no word for the worry yet, by worry, and by toolkit.

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ToolCards } from '#src/features/curriculum/tool-cards.tsx'
import { ToolkitWindows } from '#src/features/curriculum/toolkit-windows.tsx'
import { type AllTools, listAllTools, type ToolkitGroup } from '#src/features/curriculum/tools-list.server.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import type { TopicLink } from '#src/pages/topics/topic.ts'
import { TopicTiles } from '#src/pages/topics/topic-tiles.tsx'
import { listTopicLinks } from '#src/pages/topics/topics.server.ts'
import { AGE_NAMES, AGES, type Age } from '#src/shared/ages.ts'
import { SET_UP_PATH, TOPICS_PATH } from '#src/shared/content-paths.ts'
import { HELP_PATH, PROGRESS_PATH, toolkitPath } from '#src/shared/paths.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Chip } from '#src/web/ui/chip.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/tools-page.ts'
import styles from './tools-page.module.css'

export function loader(): AllTools & { topics: TopicLink[] } {
  return { ...listAllTools(pageLanguage()), topics: listTopicLinks(pageLanguage()) }
}

export function meta() {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('tools_page_title')) }, { name: 'description', content: t('tools_page_description') }]
}

export default function ToolsPage({ loaderData: { ages, areas, topics } }: Route.ComponentProps) {
  const t = useTranslations()
  const [age, setAge] = useState<Age | null>(null)
  const [area, setArea] = useState<string | null>(null)
  const { search } = useLocation()
  // The page is built without it.
  useEffect(() => setAge(AGES.find((one) => one === new URLSearchParams(search).get('age')) ?? null), [search])
  const count = areas.flatMap(({ toolkits }) => toolkits.flatMap(({ tools }) => tools)).length
  const forAge = ages.find((one) => one.age === age)
  return (
    <div className={styles.page}>
      <h1>{t('shell_place_tools')}</h1>
      <p className={styles.lead}>{t('tools_lead', { count: String(count) })}</p>
      <section aria-labelledby="ages-title">
        <h2 id="ages-title" className={styles.question}>
          {t('age_question')}
        </h2>
        <div className={styles.chips}>
          <Chip aria-pressed={age === null} onClick={() => setAge(null)}>
            {t('tools_any_age')}
          </Chip>
          {ages.map((one) => (
            <Chip key={one.age} aria-pressed={age === one.age} onClick={() => setAge(one.age)}>
              {t(AGE_NAMES[one.age])}
            </Chip>
          ))}
        </div>
        <div aria-live="polite">
          {forAge === undefined ? null : (
            <div className={styles.start}>
              <h3>{t('tools_start_title', { age: t(AGE_NAMES[forAge.age]) })}</h3>
              <ToolCards tools={forAge.tools} />
            </div>
          )}
        </div>
      </section>
      <section aria-labelledby="worry-title">
        <h2 id="worry-title" className={styles.question}>
          <PageLink to={TOPICS_PATH}>{t('topics_title')}</PageLink>
        </h2>
        <TopicTiles topics={topics} />
        <p className={styles.ways}>
          <span>
            {t('tools_help_text')} <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
          </span>
          <span>
            {t('tools_settings_text')} <PageLink to={SET_UP_PATH}>{t('shell_place_set_up')}</PageLink>
          </span>
          <PageLink to={PROGRESS_PATH}>{t('progress_title')}</PageLink>
        </p>
      </section>
      <section aria-labelledby="toolkits-title">
        <div className={styles.head}>
          <h2 id="toolkits-title">{t('tools_toolkits_title')}</h2>
          <div className={styles.chips}>
            <Chip aria-pressed={area === null} onClick={() => setArea(null)}>
              {t('tools_everything')}
            </Chip>
            {areas.map(({ stageId, title }) => (
              <Chip key={stageId} aria-pressed={area === stageId} onClick={() => setArea(stageId)}>
                {title}
              </Chip>
            ))}
          </div>
        </div>
        {areas
          .filter(({ stageId }) => area === null || area === stageId)
          .flatMap(({ stageId, toolkits }) =>
            toolkits.map((toolkit) => (
              <Toolkit
                key={`${stageId}/${toolkit.moduleId}`}
                stageId={stageId}
                toolkit={toolkit}
                whole={area !== null}
              />
            )),
          )}
      </section>
    </div>
  )
}

const FIRST_TOOLS = 3

interface ToolkitProps {
  stageId: string
  toolkit: ToolkitGroup
  /** Not only its first tools: the page of the toolkit has the others. */
  whole: boolean
}

function Toolkit({ stageId, toolkit, whole }: ToolkitProps) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const { moduleId, title, goal, look, tools, inEnglish } = toolkit
  return (
    <div className={styles.toolkit} data-room={look.colour}>
      <div className={styles.about}>
        <h3 {...englishPart(inEnglish)}>
          <span aria-hidden="true">{look.emoji}</span> {title}
        </h3>
        <ToolkitWindows lit={tools.map(({ key }) => completedLessons.includes(key))} />
        <span className={styles.count}>{t('curriculum_toolkits_tools', { count: tools.length })}</span>
        <p className={styles.goal} {...englishPart(inEnglish)}>
          {goal}
        </p>
        <PageLink to={toolkitPath(stageId, moduleId)} className={styles.view}>
          {t.rich('curriculum_toolkits_view', {
            title,
            more: (words) => <span className="visually-hidden">{words}</span>,
          })}
        </PageLink>
      </div>
      <ToolCards tools={whole ? tools : tools.slice(0, FIRST_TOOLS)} />
    </div>
  )
}
