// What was finished, by toolkit, and the last weeks of the plan. The device knows both; with an account the tools are kept there too.

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ToolkitWindows } from '#src/features/curriculum/toolkit-windows.tsx'
import { listAllTools, type ToolkitGroup } from '#src/features/curriculum/tools-list.server.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { PLAN_PATH, TOOLS_PATH, toolkitPath } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { englishPart, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import scene from '../../../content/en/scenes/empty-progress.svg?url'
import type { Route } from './+types/progress-page.ts'
import styles from './progress-page.module.css'

const PlanWeeks = optionalPart(() => import('#src/features/family/house/plan-weeks.tsx'))

interface Toolkit extends ToolkitGroup {
  stageId: string
}

export function loader(): { toolkits: Toolkit[] } {
  const { areas } = listAllTools(pageLanguage())
  return { toolkits: areas.flatMap(({ stageId, toolkits }) => toolkits.map((toolkit) => ({ ...toolkit, stageId }))) }
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('progress_title')) },
    { name: 'description', content: t('progress_page_description') },
    // The page shows private data.
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ProgressPage({ loaderData: { toolkits } }: Route.ComponentProps) {
  const t = useTranslations()
  const hydrated = useHydrated()
  return (
    <div className={styles.page}>
      <h1>{t('progress_title')}</h1>
      <p className={styles.lead}>{t('progress_lead')}</p>
      <noscript>
        <p>{t('progress_needs_scripts')}</p>
      </noscript>
      <FinishedTools toolkits={toolkits} />
      {hydrated ? (
        <Suspense>
          <PlanWeeks />
        </Suspense>
      ) : null}
      <p className={styles.ways}>
        <PageLink to={TOOLS_PATH}>{t('progress_tools_link')}</PageLink>
        <PageLink to={PLAN_PATH}>{t('shell_link_plan')}</PageLink>
      </p>
    </div>
  )
}

export function FinishedTools({ toolkits }: { toolkits: Toolkit[] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const begun = toolkits.filter(({ tools }) => tools.some(({ key }) => completedLessons.includes(key)))
  if (begun.length === 0) {
    return (
      <EmptyState picture={scene}>
        <p>{t('progress_none')}</p>
        <ButtonLink to={TOOLS_PATH}>{t('progress_tools_link')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.toolkits}>
      {begun.map(({ stageId, moduleId, title, look, tools, inEnglish }) => {
        const finished = tools.filter(({ key }) => completedLessons.includes(key))
        return (
          <li key={`${stageId}/${moduleId}`} data-room={look.colour} className={styles.toolkit}>
            <h2 {...englishPart(inEnglish)}>
              <span aria-hidden="true">{look.emoji}</span>{' '}
              <PageLink to={toolkitPath(stageId, moduleId)}>{title}</PageLink>
            </h2>
            <p className={styles.count}>
              <ToolkitWindows lit={tools.map(({ key }) => completedLessons.includes(key))} />
              <span aria-hidden="true">
                {t('curriculum_toolkit_progress', { completed: String(finished.length), tools: String(tools.length) })}
              </span>
            </p>
            <ul className={styles.tools}>
              {finished.map(({ key, path, title }) => (
                <li key={key}>
                  <PageLink to={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
