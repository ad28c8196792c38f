// The end of every mail: its sender, so that a reader sees which organisation wrote to them.

import type { Language } from '#src/shared/languages.ts'
import { readOperator } from '#src/shared/operator.ts'
import { translator } from '../content/translator.ts'

/** @returns one line, or none where the operator has not said who they are */
export function senderLines(language: Language): string[] {
  const operator = readOperator()
  if (operator === null) return []
  const t = translator(language)
  const { name, address, charityNumber } = operator
  const parts = [
    t('mails_who_sends', { name }),
    charityNumber === null ? [] : t('site_operator_charity', { number: charityNumber }),
    address === null ? [] : t('site_operator_address', { address }),
  ].flat()
  return [parts.join(' ')]
}
