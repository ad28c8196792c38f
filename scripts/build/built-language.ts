// Each language has a build of the pages of its own. Which one this process makes stands in its environment, where Vite
// finds it for `web/language.ts` too.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/shared/languages.ts'

const asked = process.env.VITE_LANGUAGE ?? DEFAULT_LANGUAGE
if (!isLanguage(asked)) throw new Error(`VITE_LANGUAGE is "${asked}": languages.ts has no such language.`)

export const builtLanguage: Language = asked

/** Where React Router writes a language's pages, relative to the project. */
export function pagesFolder(language: Language): string {
  return `build/pages/${language}`
}
