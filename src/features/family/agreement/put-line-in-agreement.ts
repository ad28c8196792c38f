// The way into the agreement for pages outside the plan, such as a talk.

import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import type { PlanRoom, RuleKeeper } from '#src/shared/plan-room.ts'
import type { Translate } from '#src/shared/translate.ts'
import { openAgreementBook } from './agreement-book.ts'
import type { AgreementLine } from './agreement-table.ts'
import { asLine } from './suggested-lines.ts'

export interface OfferedLine {
  room: PlanRoom
  kind: RuleKeeper
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
  { room, kind, what, why }: OfferedLine,
  suggestion: string,
): Promise<'added' | 'there' | 'not kept'> {
  const book = await openAgreementBook()
  const isIt = (line: AgreementLine) => line.what === what || line.suggestion === suggestion
  if (book.read().some((line) => line.state === 'kept' && isIt(line))) return 'there'
  const line = asLine(t, { by: kind, what, why, room }, suggestion)
  return (await book.add(line, localDay(new Date()))) ? 'added' : 'not kept'
}
