// A complaint about personal data, on the privacy page (H12).

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import styles from './complaint-form.module.css'
import { COMPLAINT_LIMIT } from './contact-lengths.contract.ts'
import { sendComplaint } from './contact-requests.ts'

export function ComplaintForm() {
  const t = useTranslations()
  const words = useRef<HTMLTextAreaElement>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<{ message: string; reference: string } | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setSent(await sendComplaint(email, words.current?.value ?? ''))
  }, t('contact_failed'))

  return (
    <section className={styles.section} aria-labelledby="complain">
      <h2 id="complain">{t('contact_complaint_title')}</h2>
      <FormSuccess>
        {sent === null ? null : (
          <>
            <p>{sent.message}</p>
            <p>
              {t.rich('contact_complaint_reference', {
                reference: sent.reference,
                strong: (words) => <strong className={styles.reference}>{words}</strong>,
              })}
            </p>
          </>
        )}
      </FormSuccess>
      {sent === null ? (
        <Form keep="complaint" onSubmit={onSubmit} className={styles.form}>
          <noscript>
            <p>{t('forms_form_needs_scripts')}</p>
          </noscript>
          <TextField
            label={t('forms_email_label')}
            hint={t('contact_complaint_email_hint')}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          <TextArea
            ref={words}
            label={t('contact_complaint_label')}
            hint={t('contact_complaint_hint')}
            rows={6}
            required
            maxLength={COMPLAINT_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="strong" busy={busy}>
            {t('contact_complaint_button')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
