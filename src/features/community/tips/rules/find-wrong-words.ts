// What a parent must correct in a tip before others can read it: the same rules and messages in the page and on the server.
import { TIP_GRAPHEMES } from '../tip-choices.contract.ts'
import { cleanTip, countGraphemes } from './clean-tip.ts'
import { findTipFaults } from './find-faults.ts'

/** @returns the keys of the messages that say what to correct */
export function findWrongWords(text: string) {
  if (cleanTip(text) === '') return ['tips_answers_missing'] as const
  const long = countGraphemes(text) > TIP_GRAPHEMES ? (['tips_answers_too_long'] as const) : []
  return [...long, ...findTipFaults(text).map((fault) => `tips_answers_${fault}` as const)]
}
