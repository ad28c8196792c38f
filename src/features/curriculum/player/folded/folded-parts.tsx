// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they stand open.
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import type { AgeBand, FoldedPart } from '../../curriculum.contract.ts'
import type { AgeQuestionProps } from '../age/age-question.tsx'
import { PartList } from './part-list.tsx'

// Only the plan asks for an age. Without the question each part still opens by a tap.
const AgeQuestion = lazy<ComponentType<AgeQuestionProps>>(() =>
  import('../age/age-question.tsx').catch(() => ({ default: () => <></> })),
)

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  const hydrated = useHydrated()
  const [ages, setAges] = useState<AgeBand[]>([])
  if (parts === undefined) return null
  return (
    <>
      {/* It comes late, above parts that stay the same: what somebody opened meanwhile stays open, and keeps the focus. */}
      {hydrated && parts.some(({ age }) => age !== undefined) ? (
        <Suspense>
          <AgeQuestion parts={parts} onAges={setAges} />
        </Suspense>
      ) : null}
      <PartList parts={parts} isOpen={({ age }) => age !== undefined && ages.includes(age)} />
    </>
  )
}
