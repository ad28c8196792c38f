// Messages outside components, such as the title of a page. A component asks `useTranslations`, and hands `t` on to what it calls.
import type { Language } from '#src/shared/languages.ts'
import { makeTranslator, type Translate } from '#src/shared/translate.ts'
import { pageMessages } from './page-messages.ts'

const translators = new Map<Language, Translate>()

export function translator(language: Language): Translate {
  const known = translators.get(language)
  if (known !== undefined) return known
  const fresh = makeTranslator(language, pageMessages(language))
  translators.set(language, fresh)
  return fresh
}
