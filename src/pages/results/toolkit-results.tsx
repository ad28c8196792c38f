// What parents answered to the tools of one toolkit: a line that opens, and is open where there is a number.
import { useTranslations } from 'use-intl'
import type { PublishedResult } from '#src/features/outcomes/outcomes.contract.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './results-page.module.css'

export interface ListedTool {
  key: string
  title: string
  path: string
}

interface ToolkitResultsProps {
  title: string
  /** The colour of its theme (`tokens.css`). */
  colour: string
  tools: ListedTool[]
  results: PublishedResult[]
}

export function ToolkitResults({ title, colour, tools, results }: ToolkitResultsProps) {
  const t = useTranslations()
  const rows = tools.map((tool) => ({ tool, result: results.find(({ lessonKey }) => lessonKey === tool.key) }))
  const shown = rows.filter(({ result }) => result !== undefined).length
  return (
    <details className={styles.toolkit} data-room={colour} open={shown > 0}>
      <summary>
        <strong className={styles.title}>{title}</strong>{' '}
        <span className={styles.count}>
          {t('results_toolkit', { shown: String(shown), tools: String(tools.length) })}
        </span>
      </summary>
      <ul className={styles.tools}>
        {rows.map(({ tool, result }) => (
          <li key={tool.key}>
            <PageLink className={styles.tool} to={tool.path}>
              {tool.title}
            </PageLink>
            {result === undefined ? <p className={styles.none}>{t('results_none')}</p> : <Figures {...result} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Figures({ answers, share, low, high }: PublishedResult) {
  const t = useTranslations()
  return (
    <p className={styles.figures}>
      {/* An SVG, because a length must not be an inline style (content policy). */}
      <svg aria-hidden="true" className={styles.bar} width="100%" height="12">
        <rect width={`${share}%`} height="12" rx="6" />
      </svg>
      <strong className={styles.share}>{t('results_share', { share: String(share) })}</strong>
      <br />
      {t('results_range', { answers, low: String(low), high: String(high) })}
    </p>
  )
}
