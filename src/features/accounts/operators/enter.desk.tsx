// '/desk/enter': an operator who is logged in to their account gives the second factor here. Nothing of the account's session opens the desk
// without it.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DESK_PATH, HOME_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { callEntering } from '#src/web/desk/call-desk.ts'
import { CodeField } from '#src/web/desk/code-field.tsx'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { getSessionUser } from '../session-store.ts'
import { AuthLayout } from './auth-layout.tsx'
import type { enterDesk } from './operators.contract.ts'

export const meta = () => [
  { title: pageTitle(translator(pageLanguage())('desk_enter_title')) },
  { name: 'robots', content: 'noindex' },
]

export default function DeskEnterPage() {
  const t = useTranslations()
  const [code, setCode] = useState('')
  const user = getSessionUser()
  const { busy, error, onSubmit } = useSubmit(async () => {
    await callEntering<typeof enterDesk>('POST /api/desk/enter', { code })
    // A new document, which the server shows because the cookie is there.
    window.location.replace(DESK_PATH)
  }, t('desk_enter_failed'))
  useEffect(() => {
    if (user === null) window.location.replace(LOGIN_PATH)
  }, [user])
  if (user === null) return null
  return (
    <AuthLayout title={t('desk_enter_title')}>
      <p>{t('desk_enter_what', { email: user.email })}</p>
      <Form onSubmit={onSubmit}>
        <CodeField code={code} onChange={setCode} />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('desk_enter_button')}
        </Button>
      </Form>
      <p>{t('desk_enter_lost')}</p>
      <p>
        <a href={HOME_PATH}>{t('desk_enter_site')}</a>
      </p>
    </AuthLayout>
  )
}
