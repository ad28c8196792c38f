import { useState } from 'react'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'

/** Asks for the verification mail once more. */
export function VerifyReminder() {
  const [sent, setSent] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { requestVerification } = await import('../my-account/my-account-requests.ts')
    setSent((await requestVerification()).message)
  }, 'We could not send the e-mail. Please try again.')
  return (
    <section aria-labelledby="verify-title">
      <h2 id="verify-title">Confirm your address</h2>
      <p>We have sent you a link. Until you use it, we send no tips to this address.</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" aria-disabled={busy ? true : undefined}>
          Send the link again
        </Button>
      </form>
      <p role="status">{sent}</p>
    </section>
  )
}
