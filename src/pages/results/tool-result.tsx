// A tool with what parents answered to it.
import { useTranslations } from 'use-intl'
import type { PublishedResult } from '#src/features/outcomes/outcomes.contract.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './results-page.module.css'

export interface ListedTool {
  key: string
  title: string
  path: string
}

/** @param results null until they have come, and where they do not come */
export function ToolResult({ tool, results }: { tool: ListedTool; results: PublishedResult[] | null }) {
  const t = useTranslations()
  const result = results?.find(({ lessonKey }) => lessonKey === tool.key)
  return (
    <li>
      <PageLink className={styles.tool} to={tool.path}>
        {tool.title}
      </PageLink>
      {result !== undefined && <Figures {...result} />}
      {/* To the eye a line above the lists says it once; whoever hears the list hears it with each tool. */}
      {result === undefined && results !== null && <span className="visually-hidden">{t('results_none')}</span>}
    </li>
  )
}

function Figures({ answers, share, low, high }: PublishedResult) {
  const t = useTranslations()
  return (
    <p>
      <strong>{t('results_share', { share: String(share) })}</strong>
      <br />
      {t('results_range', { answers, low: String(low), high: String(high) })}
    </p>
  )
}
