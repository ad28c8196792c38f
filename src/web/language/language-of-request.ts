// The language of a page that is being rendered: a build renders pages of several languages in one process.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, splitPath } from '#src/shared/languages.ts'
import { readLanguageFrom } from './language.ts'

const language = new AsyncLocalStorage<Language>()

readLanguageFrom(() => language.getStore())

/** Answers a request for a page with its language at hand. @param address of the page, or of its data */
export function inLanguageOf<Answer>(address: string, answer: () => Answer): Answer {
  return language.run(splitPath(new URL(address).pathname).language, answer)
}
