// The messages that every component below may ask for with `useTranslations`.
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { MESSAGE_TIME_ZONE, refuseMessage } from '#src/shared/translate.ts'
import { pageLanguage, pageLocale } from './language.ts'
import { pageMessages } from './page-messages.ts'

export function MessagesProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider
      locale={pageLocale()}
      messages={pageMessages(pageLanguage())}
      timeZone={MESSAGE_TIME_ZONE}
      onError={refuseMessage}
    >
      {children}
    </IntlProvider>
  )
}
