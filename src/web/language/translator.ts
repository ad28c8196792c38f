// Messages outside components, such as the title of a page. A component asks `useTranslations`, and hands `t` on to what it calls.
import { createTranslator, type Messages } from 'use-intl/core'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { refuseMessage, type Translate } from '#src/shared/translate.ts'
import { pageMessages } from './page-messages.ts'

const translators = new Map<Language, Translate>()

export function translator(language: Language): Translate {
  const known = translators.get(language)
  if (known !== undefined) return known
  const messages = pageMessages(language)
  const fresh = createTranslator<Messages>({ locale: LANGUAGES[language].tag, messages, onError: refuseMessage })
  translators.set(language, fresh)
  return fresh
}
