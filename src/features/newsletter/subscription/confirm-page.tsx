// The page behind the link to confirm: the button is the consent, so its wording is above it.

import { useTranslations } from 'use-intl'
import { PRIVACY_PATH } from '#src/shared/paths.ts'
import { call } from '#src/web/api.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { CodePage } from './code-page.tsx'
import { confirmWording } from './subscribe-wording.contract.ts'
import type { confirmSubscription } from './subscription.contract.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_confirm_page_title')) },
    { name: 'description', content: t('newsletter_confirm_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

const pressConfirm = async (code: string) =>
  (await call<typeof confirmSubscription>('POST /api/emails/confirm', { code })).message

export default function ConfirmPage() {
  const t = useTranslations()
  return (
    <CodePage title={t('newsletter_confirm_title')} button={t('newsletter_confirm_button')} press={pressConfirm}>
      <p>{confirmWording(t)}</p>
      <p>{t.rich('newsletter_confirm_stop', { policy: (words) => <PageLink to={PRIVACY_PATH}>{words}</PageLink> })}</p>
    </CodePage>
  )
}
