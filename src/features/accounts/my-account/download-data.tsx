import { useState } from 'react'
import * as m from '#messages'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { fetchMyData, fetchMyDataFresh } from './my-account-requests.ts'

const FILE = `${PRODUCT_NAME}-my-data.json`
const FAILED = m.my_account_data_failed(LANGUAGE)

/** Everything we hold on the person, as one JSON file. Some minutes after logging in, the password is asked for again. */
export function DownloadData() {
  const [asking, setAsking] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const data = await fetchMyDataFresh()
    if (data === null) setAsking(true)
    else saveJson(data, FILE)
  }, FAILED)
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">{m.my_account_data_title(LANGUAGE)}</h2>
      <p>{m.my_account_data_text(LANGUAGE)}</p>
      <Form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {m.my_account_data_button(LANGUAGE)}
        </Button>
      </Form>
      {asking ? <AskAgain onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

function AskAgain({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    saveJson(await fetchMyData(password), FILE)
    onClose()
  }, FAILED)
  return (
    <Dialog title={m.my_account_data_question(LANGUAGE)} onClose={onClose}>
      <p>{m.my_account_data_password(LANGUAGE)}</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label={m.my_account_password_current(LANGUAGE)}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="strong" busy={busy}>
          {m.my_account_data_again_button(LANGUAGE)}
        </Button>
      </Form>
    </Dialog>
  )
}
