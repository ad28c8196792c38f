// 'This was not me': ends an account that a stranger made with this address. One button, as behind every mailed link.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { AccountPage } from '../account-page.tsx'
import { refuseAccount } from '../account-requests.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('not_me_title')) },
    { name: 'description', content: t('not_me_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotMePage() {
  const t = useTranslations()
  const [done, setDone] = useState(false)
  useSecretAlong()
  const { busy, error, onSubmit } = useSubmit(async () => {
    // Read at the press: it may come in the moment in which the page takes over.
    await refuseAccount(readSecretQuery().get('code') ?? '')
    setDone(true)
  }, t('not_me_failed'))

  if (done) {
    return (
      <AccountPage title={t('not_me_done_title')}>
        <FormSuccess>
          <p>{t('not_me_done_text')}</p>
        </FormSuccess>
        <p>
          <PageLink to={HOME_PATH}>{t('shell_link_home')}</PageLink>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('not_me_title')}>
      <p>{t('not_me_text', { product: PRODUCT_NAME })}</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" look="danger" busy={busy}>
          {t('not_me_button')}
        </Button>
      </form>
      <p>
        <ButtonLink to={HOME_PATH}>{t('not_me_keep')}</ButtonLink>
      </p>
    </AccountPage>
  )
}
