// Puts into words what was said by its key.
import type { AppError, ErrorBody } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import type { Said } from '#src/shared/said.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { translator } from '../content/translator.ts'

/** @throws for a key that no catalogue has */
export function say(language: Language, said: Said): string {
  const t = translator(language) as (key: MessageKey, values: Record<string, string>) => string
  return said
    .split('+')
    .map((one) => {
      const [key = '', values] = one.split('?')
      return t(key as MessageKey, Object.fromEntries(new URLSearchParams(values)))
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
