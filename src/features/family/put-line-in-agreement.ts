// The way into the agreement for pages outside the plan, such as a talk.

import { localDay } from '#src/features/family/next-step/promise-days.ts'
import type { Translate } from '#src/shared/translate.ts'
import { openAgreementBook } from './agreement/agreement-book.ts'
import type { AgreementLine } from './agreement/agreement-table.ts'
import { PROMISER_WORDS } from './agreement/lines/promiser-words.ts'
import type { PROMISERS } from './agreement/lines/suggested-lines.ts'

interface OfferedLine {
  kind: (typeof PROMISERS)[number]
  what: string
  why: string
}

/**
 * Makes a line the family's own; `there` means that the agreement has it already. Nothing of it leaves the device, unless the family
 * shares its plan.
 * @param suggestion what offers it, the same in every language, such as `talk:phone-beds`
 */
export async function putLineInAgreement(
  t: Translate,
  { kind, what, why }: OfferedLine,
  suggestion: string,
): Promise<'added' | 'there' | 'not kept'> {
  const book = await openAgreementBook()
  const isIt = (line: AgreementLine) => line.what === what || line.suggestion === suggestion
  if (book.read().some((line) => line.state === 'kept' && isIt(line))) return 'there'
  // The words are an adult's until a child has written them.
  const line = { who: t(PROMISER_WORDS[kind]), what, why, by: 'adult' as const, adults: kind !== 'child', suggestion }
  return (await book.add(line, localDay(new Date()))) ? 'added' : 'not kept'
}
