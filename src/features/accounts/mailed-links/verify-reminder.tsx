import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#src/web/api.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { sendVerification } from '../accounts.contract.ts'

/** Asks for the verification mail once more. */
export function VerifyReminder() {
  const t = useTranslations()
  const [sent, setSent] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setSent(null)
    setSent((await call<typeof sendVerification>('POST /api/auth/send-verification', {})).message)
  }, t('my_account_verify_failed'))
  return (
    <section aria-labelledby="verify-title">
      <h2 id="verify-title">{t('my_account_verify_title')}</h2>
      <p>{t('my_account_verify_text')}</p>
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {t('my_account_verify_button')}
        </Button>
      </form>
      <p role="status">{sent}</p>
    </section>
  )
}
