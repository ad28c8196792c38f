// The files that a page fetches in its own language, by their addresses: `scripts/build/language-files.ts` makes them.
import addresses from 'virtual:language-files'
import type { Language } from '#src/shared/languages.ts'

export interface LanguageFiles {
  /** What the pages say. */
  messages: string
  /** What the search finds. */
  search: string
  /** Apart from the search in everything: a crisis must be found when the index cannot be loaded. */
  crisisTerms: string
}

export const LANGUAGE_FILES: Record<Language, LanguageFiles> = addresses
