// Loads the code that finds a crisis in a parent's words, and the links to help. It needs nothing of the index, so it does not wait for it.
import { pageLanguage } from '#src/web/language/language.ts'
import { LANGUAGE_FILES } from '#src/web/language/language-files.ts'
import { CrisisRegion } from './crisis-region.tsx'
import { createDangerFinder, type FindDanger } from './finding/find-danger.ts'
import { compareWordsOf } from './finding/words.ts'

export interface CrisisTerms {
  find: FindDanger
  Region: typeof CrisisRegion
}

/** @throws when the terms cannot be fetched */
export async function openCrisisTerms(): Promise<CrisisTerms> {
  const answer = await fetch(LANGUAGE_FILES[pageLanguage()].crisisTerms, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The crisis terms were answered with ${answer.status}.`)
  compareWordsOf(pageLanguage())
  return { find: createDangerFinder(await answer.json()), Region: CrisisRegion }
}
