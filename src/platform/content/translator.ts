// Messages on the server: in mails, answers, documents, and in what the build writes.
import type { Messages } from 'use-intl/core'
import type { Language } from '#src/shared/languages.ts'
import { makeTranslator, type Translate } from '#src/shared/translate.ts'
import { rememberContent } from './content-memory.ts'
import { readMessages } from './messages.ts'

const loadMessages = rememberContent(readMessages, 'messages')
const translators = new WeakMap<Messages, Translate>()

export function translator(language: Language): Translate {
  const messages = loadMessages(language)
  const known = translators.get(messages)
  if (known !== undefined) return known
  const fresh = makeTranslator(language, messages)
  translators.set(messages, fresh)
  return fresh
}
