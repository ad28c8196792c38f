// The language of these pages. Each build of them has one (`npm run build` makes one a language), so that nobody fetches words
// of another.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'

export const LANGUAGE: Language = import.meta.env.VITE_LANGUAGE ?? DEFAULT_LANGUAGE

/** For days and numbers. */
export const LOCALE: string = LANGUAGES[LANGUAGE].tag

/** For `lang` of words that stay English, such as who wrote a work; nothing on English pages. */
export const STAYS_ENGLISH = LANGUAGE === DEFAULT_LANGUAGE ? undefined : LANGUAGES[DEFAULT_LANGUAGE].tag

/** For `dir` beside it: English stays from left to right on a page that is read from right to left. */
export const ENGLISH_DIRECTION = LANGUAGE === DEFAULT_LANGUAGE ? undefined : LANGUAGES[DEFAULT_LANGUAGE].direction

/** For `{...}` on the element around words of a list that nobody has translated. */
export function englishPart(inEnglish: boolean | undefined): { lang?: string; dir?: 'ltr' | 'rtl' | undefined } {
  return inEnglish === true && STAYS_ENGLISH !== undefined ? { lang: STAYS_ENGLISH, dir: ENGLISH_DIRECTION } : {}
}

export const DIRECTION = LANGUAGES[LANGUAGE].direction

/** For `{...}` on our own words within a tool that nobody has translated: they are read and laid as what they are. */
export const OURS = import.meta.env.VITE_TRANSLATED ? { lang: LOCALE, dir: DIRECTION } : {}

/** For an address that the router does not write: a link to a whole new document, or one of the browser's own calls. */
export function documentPath(path: string): string {
  return pathIn(LANGUAGE, path)
}
