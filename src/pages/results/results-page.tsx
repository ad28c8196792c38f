// 'Did it work?': what parents answered, tool by tool. It is a page of its own because it joins the results with the toolkits. Numbers
// change every night, so they come when the page is shown.

import { useTranslations } from 'use-intl'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import type { Results } from '#src/features/outcomes/results/results-request.ts'
import { fetchResults } from '#src/features/outcomes/results/results-request.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath, RESULTS_CSV_PATH } from '#src/shared/paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageHead } from '#src/web/ui/page-head.tsx'
import street from '../../../content/en/scenes/lit-street.svg?url'
import type { Route } from './+types/results-page.ts'
import { LeftOutWeeks } from './left-out-weeks.tsx'
import styles from './results-page.module.css'
import { type ListedTool, ToolkitResults } from './toolkit-results.tsx'

export interface ResultsData {
  toolkits: { title: string; colour: string; tools: ListedTool[] }[]
}

export function loader(): ResultsData {
  const { modules, lessons } = loadCurriculum(pageLanguage())
  const toolkits = modules.map(({ stageId, moduleId, title, look }) => ({
    title,
    colour: look.colour,
    tools: lessons
      .filter((lesson) => lesson.stageId === stageId && lesson.moduleId === moduleId)
      .map(({ lessonId, title }) => ({
        key: lessonKey(stageId, moduleId, lessonId),
        title,
        path: lessonPath(stageId, moduleId, lessonId),
      })),
  }))
  return { toolkits }
}

export function meta() {
  const t = translator(pageLanguage())
  return [{ title: pageTitle(t('results_page_title')) }, { name: 'description', content: t('results_description') }]
}

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { value, failed } = useFetched(fetchResults)
  return <ShownResults {...loaderData} results={value} failed={failed} />
}

export function ShownResults({
  toolkits,
  results,
  failed,
}: ResultsData & { results: Results | null; failed: boolean }) {
  const t = useTranslations()
  const tools = toolkits.flatMap((toolkit) => toolkit.tools)
  return (
    <div className={styles.page}>
      <PageHead scene={street}>
        <h1>{t('results_title')}</h1>
        <p className={styles.lead}>{t('results_why')}</p>
      </PageHead>
      <noscript>
        <p>{t('results_without_script')}</p>
      </noscript>
      <h2>{t('results_tools_title')}</h2>
      <div className={results === null && !failed ? `${styles.results} ${styles.waiting}` : styles.results}>
        <div role="status">
          {failed ? <p>{t('results_failed')}</p> : null}
          {results === null && !failed ? <p>{t('results_loading')}</p> : null}
          {results?.tools.length === 0 ? <p>{t('results_empty')}</p> : null}
        </div>
        {results === null
          ? null
          : toolkits.map(({ title, colour, tools }) => (
              <ToolkitResults key={title} title={title} colour={colour} tools={tools} results={results.tools} />
            ))}
      </div>
      <p>
        <a className={styles.download} href={`${RESULTS_CSV_PATH}?language=${pageLanguage()}`} download>
          {t('results_csv')}
        </a>
      </p>
      <div className={styles.notes}>
        <section>
          <h2>{t('results_who_title')}</h2>
          <p>{t('results_who')}</p>
        </section>
        <section>
          <h2>{t('results_how_title')}</h2>
          <p>{t('results_how')}</p>
        </section>
        <section>
          <h2>{t('results_left_out_title')}</h2>
          <p>{t('results_left_out')}</p>
          {results !== null && <LeftOutWeeks {...results} tools={tools} />}
        </section>
      </div>
    </div>
  )
}
