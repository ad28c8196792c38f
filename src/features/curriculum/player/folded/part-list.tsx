import { Markdown } from '#src/web/ui/markdown.tsx'
import { ChartFigure } from '../../charts/chart-figure.tsx'
import type { FoldedPart } from '../../curriculum.contract.ts'
import styles from './folded-parts.module.css'

interface PartListProps {
  parts: FoldedPart[]
  /** Which of them are open; none by default. */
  isOpen?: (part: FoldedPart) => boolean
}

export function PartList({ parts, isOpen = () => false }: PartListProps) {
  return parts.map((part) => (
    <details key={part.heading} className={styles.part} open={isOpen(part)}>
      <summary>{part.heading}</summary>
      <Markdown blocks={part.tree} />
      {part.chart === undefined ? null : <ChartFigure chart={part.chart} />}
    </details>
  ))
}
