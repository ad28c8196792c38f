// The words of what a tip is made of, by their ids.

import type { MessageKey, Translate } from '#src/shared/translate.ts'
import type { RefusalReason, Starter } from './tip-choices.contract.ts'

const STARTER_WORDS = {
  said: 'tips_words_said',
  changed: 'tips_words_changed',
  easier: 'tips_words_easier',
} as const satisfies Record<Starter, MessageKey>

const REFUSAL_WORDS = {
  contact: 'tips_words_contact',
  names: 'tips_words_names',
  unkind: 'tips_words_unkind',
  unsafe: 'tips_words_unsafe',
  'off-topic': 'tips_words_off_topic',
} as const satisfies Record<RefusalReason, MessageKey>

export function starterWords(t: Translate, starter: Starter): string {
  return t(STARTER_WORDS[starter])
}

export function refusalWords(t: Translate, reason: RefusalReason): string {
  return t(REFUSAL_WORDS[reason])
}
