import type { MessageKey } from '#src/shared/translate.ts'
import type { SuggestedLine } from './suggested-lines.ts'

/** How a line names who promises it. */
export const PROMISER_WORDS = {
  adult: 'agreement_by_adult',
  child: 'agreement_by_child',
  all: 'agreement_by_all',
} as const satisfies Record<SuggestedLine['by'], MessageKey>
