// The languages of the product: what a page, a mail or an answer may be written in.

interface LanguageFacts {
  /** What its speakers call it. */
  name: string
  /** For `<html lang>` and for days, numbers and plurals, as a BCP 47 tag. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** What stands before every path of a page; English has nothing. */
  prefix: string
}

/** By the name of their folder below `content/`; a language without one is not there. The last two say English in disguise and run in tests only (H-4). */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', direction: 'ltr', prefix: '' },
  pl: { name: 'Polski', tag: 'pl', direction: 'ltr', prefix: '/pl' },
  cy: { name: 'Cymraeg', tag: 'cy', direction: 'ltr', prefix: '/cy' },
  ur: { name: 'اردو', tag: 'ur', direction: 'rtl', prefix: '/ur' },
  'en-XA': { name: 'Éñĝļíšĥ', tag: 'en-XA', direction: 'ltr', prefix: '/en-XA' },
  'ar-XB': { name: 'Éñĝļíšĥ', tag: 'ar-XB', direction: 'rtl', prefix: '/ar-XB' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

/** What a page is told of a language that it is there in too: its code, name and tag. */
export type OtherLanguage = readonly [code: Language, name: string, tag: string]

/** A mark for what is shown in a language and stays English until somebody translates it. */
export interface Untranslated {
  inEnglish?: true | undefined
}

export const DEFAULT_LANGUAGE: Language = 'en'

/** Their words are being written and are shown to nobody, unless a build asks for them (`HANDRAIL_DRAFTS`). Apart from the facts, which every page carries. */
export const DRAFTS: readonly Language[] = []

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name)
}

/** The language that was noted beside something; English for one that the product has no more, or never had. */
export function languageNoted(name: string): Language {
  return isLanguage(name) ? name : DEFAULT_LANGUAGE
}

/** A page's address in a language: `/help` is `/help` in English. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = LANGUAGES[language]
  return path === '/' && prefix !== '' ? prefix : prefix + path
}

/** The other way round: the language of an address, and the path that all languages share. */
export function splitPath(address: string): { language: Language; path: string } {
  const name = address.split('/', 2)[1] ?? ''
  if (!isLanguage(name) || LANGUAGES[name].prefix === '') return { language: DEFAULT_LANGUAGE, path: address }
  return { language: name, path: address.slice(name.length + 1) || '/' }
}
