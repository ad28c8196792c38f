import type { Translate } from '#src/shared/translate.ts'
import type { Assessment } from '../../curriculum.contract.ts'

/** The feedback to the chosen option, which a question keeps in a list of its own or at the option; a sentence of ours where there is none. */
export function feedbackFor(t: Translate, assessment: Assessment, chosen: string | null): string {
  if (chosen === null) return t('player_quiz_no_feedback')
  const own = assessment.options.find((option) => option.id === chosen)?.feedback
  return assessment.feedback[chosen] || own || t('player_quiz_noted')
}
