// The rules of the page once more, for whoever sends without it: everything that is wrong is said at once.
import { AppError } from '#src/shared/app-error.ts'
import { type Said, says, saysAll } from '#src/shared/said.ts'
import { cleanTip } from './rules/clean-tip.ts'
import { countGraphemes } from './rules/count-graphemes.ts'
import { findTipFaults } from './rules/find-faults.ts'
import { TIP_GRAPHEMES } from './tip-choices.contract.ts'
import { faultWords } from './tip-words.ts'

/** @throws AppError 400 */
export function requireGoodWords(text: string): void {
  const wrong = findWrong(text)
  if (wrong.length === 0) return
  const said = saysAll(wrong)
  throw new AppError('bad_request', said, { fields: { text: said } })
}

function findWrong(text: string): Said[] {
  if (cleanTip(text) === '') return ['tips_answers_missing']
  const long = countGraphemes(text) > TIP_GRAPHEMES ? [says('tips_answers_too_long', { limit: TIP_GRAPHEMES })] : []
  return [...long, ...findTipFaults(text).map(faultWords)]
}
