// '/account': what accounts hold, with the tips and the way to what was finished between.

import { useTranslations } from 'use-intl'
import { MyAccount } from '#src/features/accounts/my-account.tsx'
import { OwnerTips } from '#src/features/newsletter/subscription/owner-tips.tsx'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { PROGRESS_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('my_account_title')) },
    { name: 'description', content: t('my_account_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AccountPage() {
  const t = useTranslations()
  return (
    <MyAccount way={<ButtonLink to={PROGRESS_PATH}>{t('progress_title')}</ButtonLink>}>
      {hasFeature('newsletter') ? <OwnerTips /> : null}
    </MyAccount>
  )
}
