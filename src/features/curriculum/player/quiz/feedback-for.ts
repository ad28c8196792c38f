import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { Assessment } from '../../curriculum.contract.ts'

/** The feedback of an option, wherever the content keeps it, or the words for none. */
export function feedbackFor(assessment: Assessment, chosen: string | null): string {
  if (chosen === null) return m.player_quiz_no_feedback(LANGUAGE)
  const own = assessment.options.find((option) => option.id === chosen)?.feedback
  return assessment.feedback[chosen] || own || m.player_quiz_noted(LANGUAGE)
}
