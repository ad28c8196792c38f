// Asks for the ages of the children, once for all tools, and tells the step's folded parts which of them fit.
import { useLayoutEffect } from 'react'
import type { Age } from '#src/shared/ages.ts'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { AgeGroup } from './age-group.tsx'
import { useChildAges } from './use-child-ages.ts'

interface AgeQuestionProps {
  parts: FoldedPart[]
  /** Called with what this device knows already, and after each answer. */
  onAges: (ages: Age[]) => void
}

export function AgeQuestion({ parts, onAges }: AgeQuestionProps) {
  const [ages, keepAges] = useChildAges()
  // Before the paint, so that the parts do not open a moment later.
  useLayoutEffect(() => onAges(ages), [ages, onAges])
  const opened = parts.filter(({ age }) => age !== undefined && ages.includes(age))
  return <AgeGroup ages={ages} opened={opened.map(({ heading }) => heading)} onChange={keepAges} />
}
