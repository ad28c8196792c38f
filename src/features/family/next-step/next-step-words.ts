import type { Translate } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import type { NextStep, StepSource } from './next-step.ts'
import type { NextStepChoices, OneNextStep } from './next-step-choices.contract.ts'
import { asUtc } from './next-step-days.ts'

/** The sentence of a step. A smaller one is a whole sentence of its own. */
export function nextStepWords(t: Translate, { cue, action }: Pick<NextStep, 'cue' | 'action'>): string {
  return cue === '' ? action : t('next_step_words', { cue, action })
}

/** 'From the talk ...'. */
export function sourceWords(t: Translate, { kind, title }: StepSource): string {
  switch (kind) {
    case 'tool':
      return t('next_step_check_from', { title })
    case 'trial':
      return t('next_step_check_from_trial', { title })
    case 'talk':
      return t('next_step_check_from_talk', { title })
  }
}

const dayFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Saturday 28 November'. */
export function dayWords(day: string): string {
  return dayFormat.format(asUtc(day))
}

/** What a thing to try or a talk offers for a step: one, as its front matter says. What may get in the way is the same for all. */
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
