// What a challenge or a talk offers for a promise: one, as its front matter says. What may get in the way is the same for all.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { OnePromise, PromiseChoices } from './promise-choices.contract.ts'

export function offerOne({ cue, action }: OnePromise): PromiseChoices {
  return {
    cues: [cue],
    actions: [action],
    obstacles: [
      { reason: m.promise_forgot(LANGUAGE), fix: m.promise_forgot_fix(LANGUAGE) },
      { reason: m.promise_no_moment(LANGUAGE), fix: m.promise_no_moment_fix(LANGUAGE) },
      { reason: m.promise_too_tired(LANGUAGE), fix: m.promise_too_tired_fix(LANGUAGE) },
    ],
    smaller: m.promise_smaller_once(LANGUAGE),
  }
}
