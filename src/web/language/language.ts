// The language of the page. The address says it: the browser reads it from the document, the build from the request for the page.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type OtherLanguage, pathIn } from '#src/shared/languages.ts'

const SHOWN_LANGUAGES: readonly Language[] = import.meta.env.VITE_SHOWN_LANGUAGES ?? []

let readFromRequest: (() => Language | undefined) | undefined

/** For `language-of-request.ts`, where many pages are rendered at a time. */
export function readLanguageFrom(read: () => Language | undefined): void {
  readFromRequest = read
}

export function pageLanguage(): Language {
  return readFromRequest?.() ?? languageOfDocument() ?? DEFAULT_LANGUAGE
}

function languageOfDocument(): Language | undefined {
  if (typeof document === 'undefined') return undefined
  const { lang } = document.documentElement
  return (Object.keys(LANGUAGES) as Language[]).find((language) => LANGUAGES[language].tag === lang)
}

/** For days and numbers. */
export function pageLocale(): string {
  return LANGUAGES[pageLanguage()].tag
}

export function pageDirection(): 'ltr' | 'rtl' {
  return LANGUAGES[pageLanguage()].direction
}

/** Whether the page is in another language than English. */
export function isTranslated(): boolean {
  return pageLanguage() !== DEFAULT_LANGUAGE
}

/** The other languages that pages are built in. */
export function otherLanguages(): OtherLanguage[] {
  return SHOWN_LANGUAGES.filter((language) => language !== pageLanguage()).map((language) => [
    language,
    LANGUAGES[language].name,
    LANGUAGES[language].tag,
  ])
}

/** For `lang` of words that stay English, such as who wrote a work; nothing on English pages. */
export function staysEnglish(): string | undefined {
  return isTranslated() ? LANGUAGES[DEFAULT_LANGUAGE].tag : undefined
}

/** For `dir` beside it: English stays from left to right on a page that is read from right to left. */
export function englishDirection(): 'ltr' | 'rtl' | undefined {
  return isTranslated() ? LANGUAGES[DEFAULT_LANGUAGE].direction : undefined
}

/** For `{...}` on the element around words of a list that are not translated. */
export function englishPart(inEnglish: boolean | undefined): { lang?: string; dir?: 'ltr' | 'rtl' | undefined } {
  return inEnglish === true && isTranslated() ? { lang: LANGUAGES.en.tag, dir: LANGUAGES.en.direction } : {}
}

/** For `{...}` on our own words within an untranslated tool: they keep the language and direction of the page. */
export function ourLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return isTranslated() ? { lang: pageLocale(), dir: pageDirection() } : {}
}

/** The address of a page of ours in the language of this one: `/help` is `/pl/help` on a Polish page. */
export function documentPath(path: string): string {
  return pathIn(pageLanguage(), path)
}
