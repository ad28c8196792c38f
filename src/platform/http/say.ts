// Puts into words what was said by its key.
import * as messages from '#messages'
import type { AppError, ErrorBody } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import type { Said } from '#src/shared/said.ts'

type Say = (language: Language, values: Record<string, string>) => string

const byKey = new Map<string, unknown>(Object.entries(messages))

/** @throws for a key that no catalogue has */
export function say(language: Language, said: Said): string {
  return said
    .split('+')
    .map((one) => {
      const [key = '', values] = one.split('?')
      const message = byKey.get(key)
      if (typeof message !== 'function') throw new Error(`There is no message ${key}.`)
      return (message as Say)(language, Object.fromEntries(new URLSearchParams(values)))
    })
    .join(' ')
}

/** An error as it leaves the server. */
export function describeError(language: Language, { said, code, fields }: AppError): ErrorBody {
  const inWords = Object.entries(fields ?? {}).map(([name, one]) => [name, say(language, one)])
  return {
    message: say(language, said),
    key: said,
    code,
    ...(fields === undefined ? {} : { fields: Object.fromEntries(inWords) }),
  }
}
