// What a step keeps folded: the parts for a child's age, and where its words come from. On paper they are open.
import { useState } from 'react'
import type { Age } from '#src/shared/ages.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { AgeQuestion } from '../age/age-question.tsx'
import { PartList } from './part-list.tsx'

export function FoldedParts({ parts }: { parts: FoldedPart[] | undefined }) {
  const hydrated = useHydrated()
  const [ages, setAges] = useState<Age[]>([])
  if (parts === undefined) return null
  return (
    <>
      {hydrated && parts.some(({ age }) => age !== undefined) ? <AgeQuestion parts={parts} onAges={setAges} /> : null}
      <PartList parts={parts} isOpen={({ age }) => age !== undefined && ages.includes(age)} />
    </>
  )
}
