// Parts for children of different ages, and the question that opens the fitting ones.
import type { FoldedPart } from '../../curriculum.contract.ts'
import { PartList } from '../folded/part-list.tsx'
import { AgeGroup } from './age-group.tsx'
import { useChildAges } from './use-child-ages.ts'

export default function AgedParts({ parts }: { parts: FoldedPart[] }) {
  const [ages, keepAges] = useChildAges()
  const fits = ({ age }: FoldedPart) => age !== undefined && ages.includes(age)
  return (
    <>
      <AgeGroup ages={ages} opened={parts.filter(fits).map(({ heading }) => heading)} onChange={keepAges} />
      <PartList parts={parts} isOpen={fits} />
    </>
  )
}
