import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { requestVerification } from '../my-account/my-account-requests.ts'

/** Asks for the verification mail once more. */
export function VerifyReminder() {
  const [sent, setSent] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setSent(null)
    setSent((await requestVerification()).message)
  }, m.my_account_verify_failed(LANGUAGE))
  return (
    <section aria-labelledby="verify-title">
      <h2 id="verify-title">{m.my_account_verify_title(LANGUAGE)}</h2>
      <p>{m.my_account_verify_text(LANGUAGE)}</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {m.my_account_verify_button(LANGUAGE)}
        </Button>
      </form>
      <p role="status">{sent}</p>
    </section>
  )
}
