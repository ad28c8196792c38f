// 'This was not me': ends an account that somebody else made with this address. One button, as behind every mailed link.
import { useState } from 'react'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'

export const meta = () => [
  { title: pageTitle('This was not me') },
  { name: 'description', content: 'Delete an account that somebody else made with your e-mail address.' },
  { name: 'robots', content: 'noindex' },
]

export default function NotMePage() {
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { refuseAccount } = await import('../account-requests.ts')
    // Read at the press: it may come in the moment in which the page takes over.
    await refuseAccount(readSecretQuery().get('code') ?? '')
    setDone(true)
  }, 'The account was not deleted. Please try again.')

  if (done) {
    return (
      <FormPage title="The account is gone">
        <FormSuccess>
          <p>Thank you for telling us. Nothing of that account is left with your address.</p>
        </FormSuccess>
        <p>
          <PageLink to={HOME_PATH}>Go to the home page</PageLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage title="This was not me">
      <p>
        Somebody signed up at {PRODUCT_NAME} with your e-mail address. If that was not you, delete the account here. You
        need do nothing else.
      </p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Delete this account
        </Button>
      </form>
    </FormPage>
  )
}
