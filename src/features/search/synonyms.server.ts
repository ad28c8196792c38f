// Lists the synonyms of the search for an author who adds another one.
import type { Language } from '#src/shared/languages.ts'
import { readSearchWords } from './building/search-words.content.server.ts'

/** Words for the same thing; the first of each is its name. */
export function listSynonyms(language: Language): string[][] {
  return readSearchWords(language).data.same
}
