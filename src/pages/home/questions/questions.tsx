import { RecallQuestion } from '#src/features/curriculum/recall-question.tsx'
import { WaitingQuestion } from '#src/features/family/next-step/waiting-question.tsx'

/** A promise on its day comes before a question that can wait. */
export default function Questions() {
  return (
    <>
      <WaitingQuestion />
      <RecallQuestion />
    </>
  )
}
