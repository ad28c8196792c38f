import type { Assessment } from '../../curriculum.contract.ts'

/** The feedback of an option, wherever the content keeps it, or the words for none. */
export function feedbackFor(assessment: Assessment, chosen: string | null): string {
  if (chosen === null) return 'No feedback available.'
  const own = assessment.options.find((option) => option.id === chosen)?.feedback
  return assessment.feedback[chosen] || own || 'Your response has been noted.'
}
