import type { Translate } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import type { NextStep, StepSource } from './next-step.ts'
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
