import type { Translate } from '#src/shared/translate.ts'
import type { Assessment } from '../../curriculum.contract.ts'

/** The feedback of an option, wherever the content keeps it, or the words for none. */
export function feedbackFor(t: Translate, assessment: Assessment, chosen: string | null): string {
  if (chosen === null) return t('player_quiz_no_feedback')
  const own = assessment.options.find((option) => option.id === chosen)?.feedback
  return assessment.feedback[chosen] || own || t('player_quiz_noted')
}
