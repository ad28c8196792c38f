import type { Translate } from '#src/shared/translate.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import type { ParentPromise, PromiseSource } from './parent-promise.ts'
import { asUtc } from './promise-days.ts'

/** The sentence of a promise. A smaller one is a whole sentence of its own. */
export function promiseWords(t: Translate, { cue, action }: Pick<ParentPromise, 'cue' | 'action'>): string {
  return cue === '' ? action : t('promise_words', { cue, action })
}

/** 'From the talk ...'. */
export function sourceWords(t: Translate, { kind, title }: PromiseSource): string {
  switch (kind) {
    case 'tool':
      return t('promise_check_from', { title })
    case 'challenge':
      return t('promise_check_from_challenge', { title })
    case 'talk':
      return t('promise_check_from_talk', { title })
  }
}

const dayFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Saturday 28 November'. */
export function dayWords(day: string): string {
  return dayFormat.format(asUtc(day))
}
