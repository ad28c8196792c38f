import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { SuggestedLine } from './suggested-lines.ts'

/** How a line names who promises it. */
export const PROMISER_WORDS: Record<SuggestedLine['by'], string> = {
  adult: m.agreement_by_adult(LANGUAGE),
  child: m.agreement_by_child(LANGUAGE),
  all: m.agreement_by_all(LANGUAGE),
}
