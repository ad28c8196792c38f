// Leaving by typing an address, and coming back. The answer is the same for every address.

import { useState } from 'react'
import * as m from '#messages'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { requestDeparture, requestReturn } from '../newsletter-requests.ts'

export const meta = () => [
  { title: pageTitle(m.newsletter_leave_page_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_leave_page_description(LANGUAGE) },
]

const MODES = {
  unsubscribe: {
    title: m.newsletter_leave_stop_title(LANGUAGE),
    words: m.newsletter_leave_stop_text(LANGUAGE, { newsletter: NEWSLETTER_NAME }),
    submit: m.newsletter_leave_stop_button(LANGUAGE),
    other: m.newsletter_leave_return_switch(LANGUAGE),
  },
  resubscribe: {
    title: m.newsletter_leave_return_title(LANGUAGE),
    words: m.newsletter_leave_return_text(LANGUAGE),
    submit: m.newsletter_leave_return_button(LANGUAGE),
    other: m.newsletter_leave_stop_switch(LANGUAGE),
  },
}

type Mode = keyof typeof MODES

export default function UnsubscribePage() {
  const [mode, setMode] = useState<Mode>('unsubscribe')
  const words = MODES[mode]
  return (
    <FormPage title={words.title}>
      <p>{words.words}</p>
      {/* Its own for each: an answer that comes late is none of the other's. */}
      <ModeForm key={mode} mode={mode} />
      <p>
        <Button onClick={() => setMode(mode === 'unsubscribe' ? 'resubscribe' : 'unsubscribe')}>{words.other}</Button>
      </p>
      <p>
        <PageLink to={NEWSLETTER_PATH}>{m.newsletter_leave_archive_link(LANGUAGE)}</PageLink>
      </p>
    </FormPage>
  )
}

function ModeForm({ mode }: { mode: Mode }) {
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    // What was asked for has been done: another press would cause another mail (D28).
    if (answer !== null) return
    setAnswer(await (mode === 'unsubscribe' ? requestDeparture(email) : requestReturn(email)))
  }, m.shell_unexpected(LANGUAGE))
  return (
    <Form keep="unsubscribe" onSubmit={onSubmit}>
      <TextField
        label={m.forms_email_label(LANGUAGE)}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(value) => {
          setEmail(value)
          setAnswer(null)
        }}
      />
      <FormError>{error}</FormError>
      <p role="status">{answer}</p>
      <Button type="submit" look="main" busy={busy || answer !== null}>
        {MODES[mode].submit}
      </Button>
    </Form>
  )
}
