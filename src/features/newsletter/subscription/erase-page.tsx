// The page behind the link that was asked for on the preference page: what is erased does not come back.

import { useTranslations } from 'use-intl'
import { call } from '#src/web/api.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { CodePage } from './code-page.tsx'
import type { eraseSubscription } from './subscription.contract.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_erase_page_title')) },
    { name: 'description', content: t('newsletter_erase_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

const pressErase = async (code: string) =>
  (await call<typeof eraseSubscription>('POST /api/emails/erase', { code })).message

export default function ErasePage() {
  const t = useTranslations()
  return (
    <CodePage
      title={t('newsletter_erase_title')}
      button={t('newsletter_erase_button')}
      keep={t('newsletter_erase_keep')}
      press={pressErase}
    >
      <p>{t('newsletter_erase_what')}</p>
    </CodePage>
  )
}
