// The messages that every component below may ask for with `useTranslations`.

import messages from 'virtual:messages'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { refuseMessage } from '#src/shared/translate.ts'
import { LOCALE } from './language.ts'

export function MessagesProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={LOCALE} messages={messages} onError={refuseMessage}>
      {children}
    </IntlProvider>
  )
}
