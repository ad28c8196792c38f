// Leaving by typing an address, and coming back. The answer is the same for every address, and stands in place of the form.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOME_PATH, NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
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

interface Done {
  mode: Mode
  message: string
}

export default function UnsubscribePage() {
  const t = useTranslations()
  const [mode, setMode] = useState<Mode>('unsubscribe')
  const [done, setDone] = useState<Done | null>(null)
  const words = MODES[mode]
  const toOther = (
    <p>
      <Button
        onClick={() => {
          setDone(null)
          setMode(mode === 'unsubscribe' ? 'resubscribe' : 'unsubscribe')
        }}
      >
        {t(words.other)}
      </Button>
    </p>
  )
  // An answer that comes late is none of the other's.
  if (done?.mode === mode) {
    return (
      <FormPage scene={letter} title={t('newsletter_code_done_title')}>
        <FormSuccess>
          <p>{done.message}</p>
        </FormSuccess>
        <p>
          <ButtonLink to={HOME_PATH}>{t('shell_link_home')}</ButtonLink>
        </p>
        <p>
          <Button onClick={() => setDone(null)}>{t('newsletter_leave_again_button')}</Button>
        </p>
        {toOther}
      </FormPage>
    )
  }
  return (
    <FormPage scene={letter} title={t(words.title)}>
      <p>{t(words.words, { newsletter: NEWSLETTER_NAME })}</p>
      <ModeForm key={mode} mode={mode} onDone={setDone} />
      {toOther}
      <p>
        <PageLink to={NEWSLETTER_PATH}>{t('newsletter_leave_archive_link')}</PageLink>
      </p>
    </FormPage>
  )
}

function ModeForm({ mode, onDone }: { mode: Mode; onDone: (done: Done) => void }) {
  const t = useTranslations()
  const [email, setEmail] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { message } =
      mode === 'unsubscribe'
        ? await call<typeof unsubscribe>('POST /api/emails/unsubscribe', { email })
        : await call<typeof resubscribe>('POST /api/emails/resubscribe', { email })
    onDone({ mode, message })
  }, t('shell_unexpected'))
  return (
    <Form keep="unsubscribe" onSubmit={onSubmit}>
      <TextField
        label={t('forms_email_label')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
      />
      <FormError>{error}</FormError>
      <Button type="submit" look="main" busy={busy}>
        {t(MODES[mode].submit)}
      </Button>
    </Form>
  )
}
