// What the pages of a language say. The build has every language; the browser fetches its own before the page starts.
import everyLanguage from 'virtual:messages'
import type { Messages } from 'use-intl/core'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { LANGUAGE_FILES } from './language-files.ts'

const known: Partial<Record<Language, Messages>> = { ...everyLanguage }

/** @throws when they have not been fetched */
export function pageMessages(language: Language): Messages {
  const messages = known[language] ?? known[DEFAULT_LANGUAGE]
  if (messages === undefined) throw new Error(`The messages of "${language}" are not there yet.`)
  return messages
}

/** @throws when the file cannot be had */
export async function fetchPageMessages(language: Language): Promise<void> {
  const answer = await fetch(LANGUAGE_FILES[language].messages)
  if (!answer.ok) throw new Error(`The messages were answered with ${answer.status}.`)
  known[language] = await answer.json()
}

/** Messages of only some pages, loaded with them. */
export function addPageMessages(language: Language, messages: Partial<Messages>): void {
  Object.assign(pageMessages(language), messages)
}
