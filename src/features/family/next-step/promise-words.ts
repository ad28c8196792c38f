import * as m from '#messages'
import { dateFormat } from '#src/web/language/date-format.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { ParentPromise, PromiseSource } from './parent-promise.ts'
import { asUtc } from './promise-days.ts'

/** The sentence of a promise. A smaller one is a whole sentence of its own. */
export function promiseWords({ cue, action }: Pick<ParentPromise, 'cue' | 'action'>): string {
  return cue === '' ? action : m.promise_words(LANGUAGE, { cue, action })
}

/** 'From the talk ...'. */
export function sourceWords({ kind, title }: PromiseSource): string {
  switch (kind) {
    case 'tool':
      return m.promise_check_from(LANGUAGE, { title })
    case 'challenge':
      return m.promise_check_from_challenge(LANGUAGE, { title })
    case 'talk':
      return m.promise_check_from_talk(LANGUAGE, { title })
  }
}

const dayFormat = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'Saturday 28 November'. */
export function dayWords(day: string): string {
  return dayFormat.format(asUtc(day))
}
