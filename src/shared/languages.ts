// The languages of the product: what a page, a mail or an answer may be written in.

import written from '../../content/languages.json' with { type: 'json' }

interface LanguageFacts {
  /** What its speakers call it. */
  name: string
  /** For `<html lang>` and for days, numbers and plurals, as a BCP 47 tag. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** The prefix of every path of a page; English has none. */
  prefix: string
}

/** What `content/languages.json` may say of a language; where it says nothing, the tag is the code and it reads from left to right. */
interface WrittenFacts {
  name: string
  tag?: string
  direction?: string
  /** Its words are being written and are not shown, unless a build asks for them (`LANGUAGES`). */
  draft?: boolean
  /** No message of it may be missing. */
  complete?: boolean
  /** Some browsers cannot write its dates, so that the build adds the names of its days and months. */
  datesUnknownToBrowsers?: boolean
}

/** They say English in disguise and run in tests only. */
const DISGUISED = { 'en-XA': { name: 'Éñĝļíšĥ' }, 'ar-XB': { name: 'Éñĝļíšĥ', direction: 'rtl' } }

/** A language, by the name of its folder below `content/`. */
export type Language = keyof typeof written | keyof typeof DISGUISED

/** What a page knows of another language that it exists in: its code, name and tag. */
export type OtherLanguage = readonly [code: Language, name: string, tag: string]

/** A mark for what is shown in a language and stays English until it is translated. */
export interface Untranslated {
  inEnglish?: true | undefined
}

export const DEFAULT_LANGUAGE: Language = 'en'

const FACTS: Record<Language, WrittenFacts> = { ...written, ...DISGUISED }

export const LANGUAGES = Object.fromEntries(
  Object.entries(FACTS).map(([code, { name, tag = code, direction }]): [string, LanguageFacts] => [
    code,
    { name, tag, direction: direction === 'rtl' ? 'rtl' : 'ltr', prefix: code === DEFAULT_LANGUAGE ? '' : `/${code}` },
  ]),
) as Record<Language, LanguageFacts>

export const DRAFTS = listLanguagesThat('draft')
export const COMPLETE_LANGUAGES = listLanguagesThat('complete')
export const LANGUAGES_WITH_NAMED_DATES = listLanguagesThat('datesUnknownToBrowsers')

function listLanguagesThat(say: 'draft' | 'complete' | 'datesUnknownToBrowsers'): readonly Language[] {
  return (Object.keys(FACTS) as Language[]).filter((language) => FACTS[language][say] === true)
}

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
