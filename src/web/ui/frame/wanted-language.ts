// Which language a page is offered in, where another one is open.
import type { OtherLanguage } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { otherLanguages, pageLanguage } from '../../language/language.ts'
import { readStored } from '../../storage/storage.ts'

/** The language that was chosen on this device, else the first of the browser's that we have; undefined for this one, and away from home. */
export function findWantedLanguage(path: string): OtherLanguage | undefined {
  if (otherLanguages().length === 0 || path !== HOME_PATH) return undefined
  const chosen = readStored('language')
  const codes = chosen === null ? navigator.languages.map((tag) => tag.split('-')[0]) : [chosen]
  const known = codes.find((code) => code === pageLanguage() || otherLanguages().some(([other]) => other === code))
  return otherLanguages().find(([code]) => code === known)
}
