// What is wrong with a tip, in words: the same rules and the same words as the server's (M11).
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { cleanTip } from '../rules/clean-tip.ts'
import { countGraphemes } from '../rules/count-graphemes.ts'
import { findTipFaults, type TipFault } from '../rules/find-faults.ts'
import { findTipHints, type TipHint } from '../rules/find-names.ts'
import { TIP_GRAPHEMES } from '../tip-choices.contract.ts'

const FAULT_WORDS: Record<TipFault, string> = {
  link: m.tips_answers_link(LANGUAGE),
  address: m.tips_answers_address(LANGUAGE),
  digits: m.tips_answers_digits(LANGUAGE),
  app: m.tips_answers_app(LANGUAGE),
  letters: m.tips_answers_letters(LANGUAGE),
}

const HINT_WORDS: Record<TipHint, string> = {
  surname: m.tips_hint_surname(LANGUAGE),
  school: m.tips_hint_school(LANGUAGE),
}

/** Has to be mended before the tip can leave. */
export function findWrongWords(text: string): string[] {
  if (cleanTip(text) === '') return [m.tips_answers_missing(LANGUAGE)]
  const long = countGraphemes(text) > TIP_GRAPHEMES ? [m.tips_answers_too_long(LANGUAGE, { limit: TIP_GRAPHEMES })] : []
  return [...long, ...findTipFaults(text).map((fault) => FAULT_WORDS[fault])]
}

/** May be right as it is. */
export function findHintWords(text: string): string[] {
  return findTipHints(text).map((hint) => HINT_WORDS[hint])
}
