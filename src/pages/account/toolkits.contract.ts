// A toolkit, as far as a list of what was finished needs it.
import type { Untranslated } from '#src/shared/languages.ts'

export interface Toolkit extends Untranslated {
  stageId: string
  moduleId: string
  title: string
  /** How many tools it has. */
  tools: number
}
