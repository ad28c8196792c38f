// 'Did it work?': what parents answered, tool by tool. It stands in `site` because it joins the results with the toolkits. The
// tools are there at once; their numbers change every night, so they come when the page is shown.
import * as m from '#messages'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import type { Results } from '#src/features/outcomes/results-request.ts'
import { fetchResults } from '#src/features/outcomes/results-request.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { lessonPath, RESULTS_CSV_PATH } from '#src/shared/paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import type { Route } from './+types/results-page.ts'
import { LeftOutWeeks } from './left-out-weeks.tsx'
import styles from './results-page.module.css'
import { type ListedTool, ToolResult } from './tool-result.tsx'

export interface ResultsData {
  toolkits: { title: string; tools: ListedTool[] }[]
}

export function loader(): ResultsData {
  const { modules, lessons } = loadCurriculum(LANGUAGE)
  const toolkits = modules.map(({ stageId, moduleId, title }) => ({
    title,
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
  return [
    { title: pageTitle(m.results_page_title(LANGUAGE)) },
    { name: 'description', content: m.results_description(LANGUAGE) },
  ]
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
  const tools = toolkits.flatMap((toolkit) => toolkit.tools)
  return (
    <div className={styles.page}>
      <h1>{m.results_title(LANGUAGE)}</h1>
      <p>{m.results_why(LANGUAGE)}</p>
      <p>
        <a className={styles.download} href={`${RESULTS_CSV_PATH}?language=${LANGUAGE}`} download>
          {m.results_csv(LANGUAGE)}
        </a>
      </p>
      <noscript>
        <p>{m.results_without_script(LANGUAGE)}</p>
      </noscript>
      <div role="status">{failed && <p>{m.results_failed(LANGUAGE)}</p>}</div>
      <h2>{m.results_who_title(LANGUAGE)}</h2>
      <p>{m.results_who(LANGUAGE)}</p>
      <h2>{m.results_how_title(LANGUAGE)}</h2>
      <p>{m.results_how(LANGUAGE)}</p>
      <h2>{m.results_tools_title(LANGUAGE)}</h2>
      {!failed && <p>{results === null ? m.results_loading(LANGUAGE) : m.results_without_number(LANGUAGE)}</p>}
      {toolkits.map(({ title, tools }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <ToolResult key={tool.key} tool={tool} results={results?.tools ?? null} />
            ))}
          </ul>
        </section>
      ))}
      <h2>{m.results_left_out_title(LANGUAGE)}</h2>
      <p>{m.results_left_out(LANGUAGE)}</p>
      {results !== null && <LeftOutWeeks {...results} tools={tools} />}
    </div>
  )
}
