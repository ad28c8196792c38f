// A tool with what parents answered to it.
import * as m from '#messages'
import type { PublishedResult } from '#src/features/outcomes/outcomes.contract.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './results-page.module.css'

export interface ListedTool {
  key: string
  title: string
  path: string
}

/** @param results null until they have come */
export function ToolResult({
  tool,
  results,
  failed,
}: {
  tool: ListedTool
  results: PublishedResult[] | null
  failed: boolean
}) {
  const result = results?.find(({ lessonKey }) => lessonKey === tool.key)
  return (
    <li>
      <PageLink className={styles.tool} to={tool.path}>
        {tool.title}
      </PageLink>
      {result !== undefined && <Figures {...result} />}
      {result === undefined && !failed && (
        <p className={styles.quiet}>{results === null ? m.results_loading(LANGUAGE) : m.results_none(LANGUAGE)}</p>
      )}
    </li>
  )
}

function Figures({ answers, share, low, high }: PublishedResult) {
  return (
    <p>
      <strong>{m.results_share(LANGUAGE, { share })}</strong>
      <br />
      {m.results_range(LANGUAGE, { answers, low, high })}
    </p>
  )
}
