// The words of what a tip is made of, by their ids.
import * as m from '#messages'
import type { Language } from '#src/shared/languages.ts'
import type { RefusalReason, Starter } from './tip-choices.contract.ts'

const STARTER_WORDS: Record<Starter, (language: Language) => string> = {
  said: m.tips_words_said,
  changed: m.tips_words_changed,
  easier: m.tips_words_easier,
}

const REFUSAL_WORDS: Record<RefusalReason, (language: Language) => string> = {
  contact: m.tips_words_contact,
  names: m.tips_words_names,
  unkind: m.tips_words_unkind,
  unsafe: m.tips_words_unsafe,
  'off-topic': m.tips_words_off_topic,
}

export function starterWords(language: Language, starter: Starter): string {
  return STARTER_WORDS[starter](language)
}

export function refusalWords(language: Language, reason: RefusalReason): string {
  return REFUSAL_WORDS[reason](language)
}
