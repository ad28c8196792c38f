// Messages by their keys. `npm run messages` writes what each key says and is given from the English catalogue, so a key that is
// not there and an input that is forgotten are errors of the type check.
import { createTranslator, type ICUArgs, type IntlError, type Messages } from 'use-intl/core'
import { LANGUAGES, type Language } from './languages.ts'

export type MessageKey = keyof Messages

/** What `useTranslations` and `translator` give: `t('home_title')`, `t('home_search_found', { count })`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>

/** What a message is given; marked-up parts apart. */
export type MessageInputs<Key extends MessageKey> = ICUArgs<
  Messages[Key],
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** Keys of messages that are given nothing. */
export type PlainKey = { [Key in MessageKey]: keyof MessageInputs<Key> extends never ? Key : never }[MessageKey]

/** For dates within messages: the country that the product is for. */
export const MESSAGE_TIME_ZONE = 'Europe/London'

/** A message that is missing or cannot be read is a mistake of ours, and stops what asked for it. */
export function refuseMessage(error: IntlError): never {
  throw error
}

/** @param messages of the language */
export function makeTranslator(language: Language, messages: Messages): Translate {
  return createTranslator<Messages>({
    locale: LANGUAGES[language].tag,
    messages,
    timeZone: MESSAGE_TIME_ZONE,
    onError: refuseMessage,
  })
}
