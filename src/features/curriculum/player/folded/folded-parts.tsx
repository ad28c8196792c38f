// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they stand open.
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { FoldedPart } from '../../curriculum.contract.ts'
import styles from './folded-parts.module.css'

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  return parts?.map(({ heading, tree }) => (
    <details key={heading} className={styles.part}>
      <summary>{heading}</summary>
      <Markdown blocks={tree} />
    </details>
  ))
}
