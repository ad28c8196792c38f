// The last weeks of the plan, for a page outside it. Fetched when such a page has opened.
import { usePromises } from '#src/features/family/next-step/use-promises.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { openChallengeBook } from '../things-to-try/challenge-book.ts'
import { LastWeeks } from './last-weeks-table.tsx'

export default function PlanWeeks() {
  const promises = usePromises()
  const challenges = useNotebookTable(openChallengeBook)
  return promises === null || challenges === null ? null : (
    <LastWeeks promises={promises.promises} tries={challenges.rows} />
  )
}
