// A message of an error or a form in no particular language: its key, and the values for its placeholders.
import type { MessageInputs, MessageKey, PlainKey } from './translate.ts'

declare const written: unique symbol

/**
 * Such as `server_body_too_large?limit=32768`; several are joined by '+'. It leaves as the `key` of an answer: the same for the
 * same words in every language, and another one for other words.
 */
export type Said = PlainKey | (string & { readonly [written]: true })

/** Writes down what is to be said. */
export function says<Key extends MessageKey>(
  key: Key,
  ...[values]: Key extends PlainKey ? [] : [values: MessageInputs<Key>]
): Said {
  const given = Object.entries(values ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
  )
  return (given.length === 0 ? key : `${key}?${given.join('&')}`) as Said
}

/** Several things at once. */
export function saysAll(said: Said[]): Said {
  return [...new Set(said)].join('+') as Said
}
