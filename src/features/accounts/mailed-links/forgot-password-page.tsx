// Asks for a reset link. The answer is the same whether the account exists or not.

import { useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { LOGIN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { requestPasswordReset } from '../account-requests.ts'

export const meta = () => [
  { title: pageTitle(m.forgot_password_page_title(LANGUAGE)) },
  { name: 'description', content: m.forgot_password_page_description(LANGUAGE) },
]

export default function ForgotPasswordPage() {
  const { state } = useLocation()
  // Whoever has just confirmed an address need not type it again.
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    await requestPasswordReset(email)
    setSentTo(email)
  }, m.forgot_password_failed(LANGUAGE))

  if (sentTo !== null) {
    return (
      <FormPage title={m.forgot_password_sent_title(LANGUAGE)}>
        <FormSuccess>
          <p>{m.forgot_password_sent_text(LANGUAGE, { email: sentTo })}</p>
        </FormSuccess>
        <p>
          <PageLink to={LOGIN_PATH}>{m.forgot_password_back_link(LANGUAGE)}</PageLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage title={m.forgot_password_title(LANGUAGE)}>
      <p>{m.forgot_password_text(LANGUAGE)}</p>
      <Form keep="forgot-password" onSubmit={onSubmit}>
        <TextField
          label={m.forms_email_label(LANGUAGE)}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {m.forgot_password_button(LANGUAGE)}
        </Button>
      </Form>
      <p>
        <PageLink to={LOGIN_PATH}>{m.forgot_password_back_link(LANGUAGE)}</PageLink>
      </p>
    </FormPage>
  )
}
