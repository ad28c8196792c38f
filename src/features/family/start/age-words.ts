import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { Age } from './first-steps.ts'

export const AGE_WORDS: Record<Age, string> = {
  'under-5': m.age_under_5(LANGUAGE),
  '5-to-8': m.age_5_to_8(LANGUAGE),
  '9-to-12': m.age_9_to_12(LANGUAGE),
  '13-or-over': m.age_13_or_over(LANGUAGE),
}
