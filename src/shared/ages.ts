// How old a child is, in the four steps that a parent may say.
import type { MessageKey } from './translate.ts'

export const AGES = ['under-5', '5-to-8', '9-to-12', '13-or-over'] as const
export type Age = (typeof AGES)[number]

export const AGE_NAMES = {
  'under-5': 'age_under_5',
  '5-to-8': 'age_5_to_8',
  '9-to-12': 'age_9_to_12',
  '13-or-over': 'age_13_or_over',
} as const satisfies Record<Age, MessageKey>
