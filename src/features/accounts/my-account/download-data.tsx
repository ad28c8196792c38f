import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { fetchMyData, fetchMyDataFresh } from './my-account-requests.ts'

const FILE = `${PRODUCT_NAME}-my-data.json`

/** Everything we hold on the person, as one JSON file. Some minutes after logging in, the password is asked for again. */
export function DownloadData() {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const data = await fetchMyDataFresh()
    if (data === null) setAsking(true)
    else saveJson(data, FILE)
  }, t('my_account_data_failed'))
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">{t('my_account_data_title')}</h2>
      <p>{t('my_account_data_text')}</p>
      <Form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {t('my_account_data_button')}
        </Button>
      </Form>
      {asking ? <AskAgain onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

function AskAgain({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    saveJson(await fetchMyData(password), FILE)
    onClose()
  }, t('my_account_data_failed'))
  return (
    <Dialog title={t('my_account_data_question')} onClose={onClose}>
      <p>{t('my_account_data_password')}</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label={t('my_account_password_current')}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="strong" busy={busy}>
          {t('my_account_data_again_button')}
        </Button>
      </Form>
    </Dialog>
  )
}
