// As in Testing Library, within the messages of the language that a test stubs: every component may ask for them.
import {
  type RenderHookOptions,
  type RenderOptions,
  render as renderAlone,
  renderHook as renderHookAlone,
} from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import { readMessages } from '#src/platform/content/messages.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import { MESSAGE_TIME_ZONE, refuseMessage } from '#src/shared/translate.ts'
import { pageLanguage } from '#src/web/language/language.ts'

export * from '@testing-library/react'

interface Children {
  children: ReactNode
}

/** Until the end of the test the page is in this language, as its document says it. */
export function pageIn(language: Language): void {
  document.documentElement.lang = LANGUAGES[language].tag
}

const read = new Map<Language, Messages>()

function WithMessages({ children }: Children) {
  const language = pageLanguage()
  const messages = read.get(language) ?? readMessages(language)
  read.set(language, messages)
  return (
    <IntlProvider
      locale={LANGUAGES[language].tag}
      messages={messages}
      timeZone={MESSAGE_TIME_ZONE}
      onError={refuseMessage}
    >
      {children}
    </IntlProvider>
  )
}

export function render(element: ReactNode, options: Omit<RenderOptions, 'queries'> = {}) {
  return renderAlone(element, { ...options, wrapper: around(options.wrapper) })
}

export function renderHook<Result, Props>(hook: (props: Props) => Result, options: RenderHookOptions<Props> = {}) {
  return renderHookAlone(hook, { ...options, wrapper: around(options.wrapper) })
}

function around(Wrapper: ComponentType<Children> | undefined) {
  if (Wrapper === undefined) return WithMessages
  return ({ children }: Children) => (
    <WithMessages>
      <Wrapper>{children}</Wrapper>
    </WithMessages>
  )
}
