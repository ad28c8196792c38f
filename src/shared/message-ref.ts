// A message of an error or a form in no particular language: its key, and the values for its placeholders.
import type { MessageInputs, MessageKey, PlainKey } from './translate.ts'

declare const written: unique symbol

/**
 * Such as `server_body_too_large?limit=32768`; several are joined by '+'. It is the `key` of an error answer, so it is equal in all
 * languages for the same message.
 */
export type MessageRef = PlainKey | (string & { readonly [written]: true })

/** Makes the reference of one message. */
export function messageRef<Key extends MessageKey>(
  key: Key,
  ...[values]: Key extends PlainKey ? [] : [values: MessageInputs<Key>]
): MessageRef {
  const given = Object.entries(values ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`,
  )
  return (given.length === 0 ? key : `${key}?${given.join('&')}`) as MessageRef
}

/** Joins several messages, each of them once. */
export function joinMessages(messages: MessageRef[]): MessageRef {
  return [...new Set(messages)].join('+') as MessageRef
}
