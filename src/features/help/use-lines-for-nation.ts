import { isForNation } from '#src/shared/nations.ts'
import { useNation } from '#src/web/hooks/use-nation.ts'
import type { Helpline } from './help.contract.ts'

/** The help lines, and the ways to reach each, that a parent's nation has; all of them for a parent who has not said theirs. */
export function useLinesForNation(helplines: readonly Helpline[]): Helpline[] {
  const nation = useNation()
  return helplines
    .filter(({ nations }) => isForNation(nations, nation))
    .map((line) => ({ ...line, contacts: line.contacts.filter(({ nations }) => isForNation(nations, nation)) }))
}
