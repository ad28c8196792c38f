// The page behind the link in the verification mail: one button, because mail scanners open links too.
import { useState } from 'react'
import { ACCOUNT_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/form.tsx'
import { FormPage } from '#src/web/ui/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { SentNote } from '#src/web/ui/sent-note.tsx'

export const meta = () => [
  { title: pageTitle('Confirm your e-mail address') },
  { name: 'description', content: 'Confirm that this e-mail address is yours with one press of a button.' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyEmailPage() {
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const [{ confirmEmail }, { checkSession }] = await Promise.all([
      import('./account-requests.ts'),
      import('./session-check.ts'),
    ])
    // Read at the press: it may come in the moment in which the page takes over.
    await confirmEmail(readSecretQuery().get('code') ?? '')
    setDone(true)
    await checkSession()
  }, 'This link did not work. It may have expired. You can ask for a new one on your account page.')

  if (done) {
    return (
      <FormPage title="Thank you">
        <SentNote>
          <p>Your e-mail address is confirmed.</p>
        </SentNote>
        <p>
          <PageLink to={HOME_PATH}>Go to the home page</PageLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage title="Confirm your e-mail address">
      <p>One press, and we know that this address is yours.</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Confirm my e-mail address
        </Button>
      </form>
      <p>
        <PageLink to={ACCOUNT_PATH}>Ask for a new link on your account page</PageLink>
      </p>
    </FormPage>
  )
}
