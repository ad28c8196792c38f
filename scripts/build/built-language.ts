// Each language has a build of the pages of its own. Which one this process makes stands in its environment, where Vite
// finds it for `web/language/language.ts` too.

import { listLanguages } from '#src/platform/content/languages-shown.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type OtherLanguage } from '#src/shared/languages.ts'

const asked = process.env.VITE_LANGUAGE ?? DEFAULT_LANGUAGE
if (!isLanguage(asked)) throw new Error(`VITE_LANGUAGE is "${asked}": languages.ts has no such language.`)

export const builtLanguage: Language = asked

/** The other languages that pages are built in, as `web/language/other-languages.ts` gives them to a page. */
export function otherLanguages(): OtherLanguage[] {
  return listLanguages()
    .filter((language) => language !== builtLanguage)
    .map((language) => [language, LANGUAGES[language].name, LANGUAGES[language].tag])
}

/** Where React Router writes a language's pages, relative to the project. */
export function pagesFolder(language: Language): string {
  return `build/pages/${language}`
}
