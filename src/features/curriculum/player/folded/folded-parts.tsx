// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they are open.
import { useState } from 'react'
import type { Age } from '#src/shared/ages.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { PartList } from './part-list.tsx'

// Only the plan asks for an age. Without the question each part still opens by a tap.
export const loadAgeQuestion = () => import('../age/age-question.tsx')
const AgeQuestion = optionalPart(loadAgeQuestion)

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  const hydrated = useHydrated()
  const [ages, setAges] = useState<Age[]>([])
  if (parts === undefined) return null
  return (
    <>
      {/* It loads late, above parts that stay the same: a part the reader opened meanwhile stays open and keeps the focus. */}
      {hydrated && parts.some(({ age }) => age !== undefined) ? <AgeQuestion parts={parts} onAges={setAges} /> : null}
      <PartList parts={parts} isOpen={({ age }) => age !== undefined && ages.includes(age)} />
    </>
  )
}
