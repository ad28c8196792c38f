// What is wrong with a tip, in words: the same rules and the same words as the server's.
import type { MessageKey, Translate } from '#src/shared/translate.ts'
import { cleanTip } from '../rules/clean-tip.ts'
import { countGraphemes } from '../rules/count-graphemes.ts'
import { findTipFaults } from '../rules/find-faults.ts'
import { findTipHints, type TipHint } from '../rules/find-names.ts'
import { TIP_GRAPHEMES } from '../tip-choices.contract.ts'
import { faultWords } from '../tip-words.ts'

const HINT_WORDS = {
  surname: 'tips_hint_surname',
  school: 'tips_hint_school',
} as const satisfies Record<TipHint, MessageKey>

/** Has to be mended before the tip can leave. */
export function findWrongWords(t: Translate, text: string): string[] {
  if (cleanTip(text) === '') return [t('tips_answers_missing')]
  const long =
    countGraphemes(text) > TIP_GRAPHEMES ? [t('tips_answers_too_long', { limit: String(TIP_GRAPHEMES) })] : []
  return [...long, ...findTipFaults(text).map((fault) => t(faultWords(fault)))]
}

/** May be right as it is. */
export function findHintWords(t: Translate, text: string): string[] {
  return findTipHints(text).map((hint) => t(HINT_WORDS[hint]))
}
