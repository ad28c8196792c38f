// What a thing to try or a talk offers for a step: one, as its front matter says. What may get in the way is the same for all.

import type { Translate } from '#src/shared/translate.ts'
import type { NextStepChoices, OneNextStep } from './next-step-choices.contract.ts'

export function offerOne(t: Translate, { cue, action }: OneNextStep): NextStepChoices {
  return {
    cues: [cue],
    actions: [action],
    obstacles: [
      { reason: t('next_step_forgot'), fix: t('next_step_forgot_fix') },
      { reason: t('next_step_no_moment'), fix: t('next_step_no_moment_fix') },
      { reason: t('next_step_too_tired'), fix: t('next_step_too_tired_fix') },
    ],
    smaller: t('next_step_smaller_once'),
  }
}
