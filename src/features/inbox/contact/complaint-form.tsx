// A complaint about personal data, on the privacy page (H12).

import { useRef, useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import styles from './complaint-form.module.css'
import { COMPLAINT_LIMIT } from './contact-lengths.contract.ts'
import { sendComplaint } from './contact-requests.ts'

export function ComplaintForm() {
  const words = useRef<HTMLTextAreaElement>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<{ message: string; reference: string } | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setSent(await sendComplaint(email, words.current?.value ?? ''))
  }, m.contact_failed(LANGUAGE))

  return (
    <section className={styles.section} aria-labelledby="complain">
      <h2 id="complain">{m.contact_complaint_title(LANGUAGE)}</h2>
      <FormSuccess>
        {sent === null ? null : (
          <>
            <p>{sent.message}</p>
            <p>
              <RichText
                message={m.contact_complaint_reference(LANGUAGE, { reference: sent.reference })}
                strong={(words) => <strong className={styles.reference}>{words}</strong>}
              />
            </p>
          </>
        )}
      </FormSuccess>
      {sent === null ? (
        <Form keep="complaint" onSubmit={onSubmit} className={styles.form}>
          <noscript>
            <p>{m.forms_form_needs_scripts(LANGUAGE)}</p>
          </noscript>
          <TextField
            label={m.forms_email_label(LANGUAGE)}
            hint={m.contact_complaint_email_hint(LANGUAGE)}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          <TextArea
            ref={words}
            label={m.contact_complaint_label(LANGUAGE)}
            hint={m.contact_complaint_hint(LANGUAGE)}
            rows={6}
            required
            maxLength={COMPLAINT_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="strong" busy={busy}>
            {m.contact_complaint_button(LANGUAGE)}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
