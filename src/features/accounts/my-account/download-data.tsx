import { useState } from 'react'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'

const FILE = `${PRODUCT_NAME}-my-data.json`
const FAILED = 'Your data could not be fetched. Please try again.'

/** Everything we hold on the person, as one JSON file. Some minutes after logging in, the password is asked for again. */
export function DownloadData() {
  const [asking, setAsking] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { fetchMyDataFresh } = await import('./my-account-requests.ts')
    const data = await fetchMyDataFresh()
    if (data === null) setAsking(true)
    else saveJson(data, FILE)
  }, FAILED)
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>One file with all that we hold on you: consents, sessions, completed tools, feedback.</p>
      <Form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" aria-disabled={busy ? true : undefined}>
          Download my data
        </Button>
      </Form>
      {asking ? <AskAgain onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

function AskAgain({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { fetchMyData } = await import('./my-account-requests.ts')
    saveJson(await fetchMyData(password), FILE)
    onClose()
  }, FAILED)
  return (
    <Dialog title="Is it still you?" onClose={onClose}>
      <p>You logged in a while ago. Please type your password once more.</p>
      <Form onSubmit={onSubmit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="strong" aria-disabled={busy ? true : undefined}>
          Download
        </Button>
      </Form>
    </Dialog>
  )
}
