// How a tip begins, in words.
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import type { Starter } from './tip-choices.contract.ts'

const STARTER_WORDS = {
  said: 'tips_words_said',
  changed: 'tips_words_changed',
  easier: 'tips_words_easier',
} as const satisfies Record<Starter, MessageKey>

export function starterWords(t: Translate, starter: Starter): string {
  return t(STARTER_WORDS[starter])
}
