// Leaving by typing an address, and coming back. The answer is the same for every address.
import { useState } from 'react'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'

export const meta = () => [
  { title: pageTitle('Unsubscribe from the tips') },
  { name: 'description', content: 'Stop the weekly tips with one press, or ask for them again. No account needed.' },
]

const MODES = {
  unsubscribe: {
    title: 'Stop the weekly tips',
    words: `Type the address that gets the '${NEWSLETTER_NAME}'. It stops at once, or after one press in a mail from us.`,
    submit: 'Unsubscribe',
    other: 'I want to subscribe again',
  },
  resubscribe: {
    title: 'Get the tips again',
    words: "Type the address that used to get the tips. We'll send a link to confirm.",
    submit: 'Resubscribe',
    other: 'Back to stopping the tips',
  },
}

export default function UnsubscribePage() {
  const [mode, setMode] = useState<keyof typeof MODES>('unsubscribe')
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    setAnswer(null)
    const { requestDeparture, requestReturn } = await import('../newsletter-requests.ts')
    setAnswer(await (mode === 'unsubscribe' ? requestDeparture(email) : requestReturn(email)))
  }, 'Something went wrong. Please try again.')
  const words = MODES[mode]

  const switchMode = () => {
    setMode(mode === 'unsubscribe' ? 'resubscribe' : 'unsubscribe')
    setEmail('')
    setAnswer(null)
    setError(null)
  }

  return (
    <FormPage title={words.title}>
      <p>{words.words}</p>
      <Form onSubmit={onSubmit}>
        <TextField label="Email" type="email" autoComplete="email" required value={email} onChange={setEmail} />
        <FormError>{error}</FormError>
        <p role="status">{answer}</p>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          {words.submit}
        </Button>
      </Form>
      <p>
        <Button onClick={switchMode}>{words.other}</Button>
      </p>
      <p>
        <PageLink to={NEWSLETTER_PATH}>See what the tips are like</PageLink>
      </p>
    </FormPage>
  )
}
