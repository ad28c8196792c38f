// Turns message references into words.
import type { AppError, ErrorBody } from '#src/shared/app-error.ts'
import type { Language } from '#src/shared/languages.ts'
import type { MessageRef } from '#src/shared/message-ref.ts'
import type { MessageKey } from '#src/shared/translate.ts'
import { translator } from '../content/translator.ts'

/** @throws for a key that no catalogue has */
export function renderMessage(language: Language, message: MessageRef): string {
  const t = translator(language) as (key: MessageKey, values: Record<string, string>) => string
  return message
    .split('+')
    .map((one) => {
      const [key = '', values] = one.split('?')
      return t(key as MessageKey, Object.fromEntries(new URLSearchParams(values)))
    })
    .join(' ')
}

/** An error as it leaves the server. */
export function describeError(language: Language, { messageRef, code, fields }: AppError): ErrorBody {
  const inWords = Object.entries(fields ?? {}).map(([name, one]) => [name, renderMessage(language, one)])
  return {
    message: renderMessage(language, messageRef),
    key: messageRef,
    code,
    ...(fields === undefined ? {} : { fields: Object.fromEntries(inWords) }),
  }
}
