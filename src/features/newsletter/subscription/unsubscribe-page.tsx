// Leaving by typing an address, and coming back. The answer is the same for every address.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import type { resubscribe, unsubscribe } from './subscription.contract.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_leave_page_title')) },
    { name: 'description', content: t('newsletter_leave_page_description') },
  ]
}

const MODES = {
  unsubscribe: {
    title: 'newsletter_leave_stop_title',
    words: 'newsletter_leave_stop_text',
    submit: 'newsletter_leave_stop_button',
    other: 'newsletter_leave_return_switch',
  },
  resubscribe: {
    title: 'newsletter_leave_return_title',
    words: 'newsletter_leave_return_text',
    submit: 'newsletter_leave_return_button',
    other: 'newsletter_leave_stop_switch',
  },
} as const

type Mode = keyof typeof MODES

export default function UnsubscribePage() {
  const t = useTranslations()
  const [mode, setMode] = useState<Mode>('unsubscribe')
  const words = MODES[mode]
  return (
    <FormPage scene={letter} title={t(words.title)}>
      <p>{t(words.words, { newsletter: NEWSLETTER_NAME })}</p>
      {/* Its own for each: an answer that comes late is none of the other's. */}
      <ModeForm key={mode} mode={mode} />
      <p>
        <Button onClick={() => setMode(mode === 'unsubscribe' ? 'resubscribe' : 'unsubscribe')}>
          {t(words.other)}
        </Button>
      </p>
      <p>
        <PageLink to={NEWSLETTER_PATH}>{t('newsletter_leave_archive_link')}</PageLink>
      </p>
    </FormPage>
  )
}

function ModeForm({ mode }: { mode: Mode }) {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    // It is done, and another press would send another mail.
    if (answer !== null) return
    const { message } =
      mode === 'unsubscribe'
        ? await call<typeof unsubscribe>('POST /api/emails/unsubscribe', { email })
        : await call<typeof resubscribe>('POST /api/emails/resubscribe', { email })
    setAnswer(message)
  }, t('shell_unexpected'))
  return (
    <Form keep="unsubscribe" onSubmit={onSubmit}>
      <TextField
        label={t('forms_email_label')}
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
        {t(MODES[mode].submit)}
      </Button>
    </Form>
  )
}
