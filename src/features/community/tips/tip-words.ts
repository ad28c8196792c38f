// The words of what a tip is made of, by their ids.

import type { MessageKey, Translate } from '#src/shared/translate.ts'
import type { TipFault } from './rules/find-faults.ts'
import type { Starter } from './tip-choices.contract.ts'

const STARTER_WORDS = {
  said: 'tips_words_said',
  changed: 'tips_words_changed',
  easier: 'tips_words_easier',
} as const satisfies Record<Starter, MessageKey>

export function starterWords(t: Translate, starter: Starter): string {
  return t(STARTER_WORDS[starter])
}

/** What has to be mended in words that others are to read. */
export const faultWords = (fault: TipFault) => `tips_answers_${fault}` as const
