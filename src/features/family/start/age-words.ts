import type { MessageKey } from '#src/shared/translate.ts'
import type { Age } from './first-steps.ts'

export const AGE_WORDS = {
  'under-5': 'age_under_5',
  '5-to-8': 'age_5_to_8',
  '9-to-12': 'age_9_to_12',
  '13-or-over': 'age_13_or_over',
} as const satisfies Record<Age, MessageKey>
