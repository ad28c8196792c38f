// When a page starts the app, and what runs in it before that.
import { isPageThat } from '#src/pages/table.ts'
import type { Language } from '#src/shared/languages.ts'
import { buildFirstVisit, buildTelling } from './small-scripts.ts'
import { AFTER_PAINT, AT_FIRST_TOUCH, writeFirstVisit } from './start-script.ts'

export interface PageStart {
  /** For the start script. */
  moment: string
  /** JavaScript that stands in the page and runs at once. */
  before?: string
  /** It waits for a touch: its data comes with React (`page-data.ts`), and at a first visit its typefaces later. */
  waits: boolean
}

/** @param path without the language's prefix */
export async function findPageStart(language: Language, path: string): Promise<PageStart> {
  if (isPageThat('tells', path)) {
    return { moment: AT_FIRST_TOUCH, before: await buildTelling(language), waits: true }
  }
  if (isPageThat('readFirst', path)) {
    const { path: script } = await buildFirstVisit(language)
    return { moment: writeFirstVisit(script), waits: true }
  }
  return { moment: AFTER_PAINT, waits: false }
}
