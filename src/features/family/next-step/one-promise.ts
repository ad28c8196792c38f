// What a challenge or a talk offers for a promise: one, as its front matter says. What may get in the way is the same for all.

import type { Translate } from '#src/shared/translate.ts'
import type { OnePromise, PromiseChoices } from './promise-choices.contract.ts'

export function offerOne(t: Translate, { cue, action }: OnePromise): PromiseChoices {
  return {
    cues: [cue],
    actions: [action],
    obstacles: [
      { reason: t('promise_forgot'), fix: t('promise_forgot_fix') },
      { reason: t('promise_no_moment'), fix: t('promise_no_moment_fix') },
      { reason: t('promise_too_tired'), fix: t('promise_too_tired_fix') },
    ],
    smaller: t('promise_smaller_once'),
  }
}
