// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they stand open.
import { lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { useChildAges } from '../age/use-child-ages.ts'
import styles from './folded-parts.module.css'

// Only the plan asks. Without it each part still opens by a tap.
const AgeGroup = lazy(() => import('../age/age-group.tsx').catch(() => ({ default: () => <></> })))

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  const hydrated = useHydrated()
  const [ages, keepAges] = useChildAges()
  if (parts === undefined) return null
  const fits = ({ age }: FoldedPart) => age !== undefined && ages.includes(age)
  const asksAge = hydrated && parts.some(({ age }) => age !== undefined)
  return (
    <>
      {asksAge ? (
        <Suspense>
          <AgeGroup ages={ages} opened={parts.filter(fits).map(({ heading }) => heading)} onChange={keepAges} />
        </Suspense>
      ) : null}
      {parts.map((part) => (
        <details key={part.heading} className={styles.part} open={fits(part)}>
          <summary>{part.heading}</summary>
          <Markdown blocks={part.tree} />
        </details>
      ))}
    </>
  )
}
