// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they stand open.
import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { PartList } from './part-list.tsx'

// Only the plan asks for an age. Without the question each part still opens by a tap.
const AgedParts = lazy<ComponentType<{ parts: FoldedPart[] }>>(() =>
  import('../age/aged-parts.tsx').catch(() => ({ default: PartList })),
)

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  const hydrated = useHydrated()
  if (parts === undefined) return null
  const asksAge = hydrated && parts.some(({ age }) => age !== undefined)
  if (!asksAge) return <PartList parts={parts} />
  return (
    <Suspense fallback={<PartList parts={parts} />}>
      <AgedParts parts={parts} />
    </Suspense>
  )
}
