// A complaint about personal data, on the privacy page (H12).
import { useRef, useState } from 'react'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import styles from './complaint-form.module.css'
import { COMPLAINT_LIMIT } from './contact-lengths.contract.ts'

export function ComplaintForm() {
  const words = useRef<HTMLTextAreaElement>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<{ message: string; reference: string } | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { sendComplaint } = await import('./contact-requests.ts')
    setSent(await sendComplaint(email, words.current?.value ?? ''))
  }, 'That did not get through. Your words are still here, so please try again.')

  return (
    <section className={styles.section} aria-labelledby="complain">
      <h2 id="complain">Complain about how we use your data</h2>
      <FormSuccess>
        {sent === null ? null : (
          <>
            <p>{sent.message}</p>
            <p>
              Your reference is <strong className={styles.reference}>{sent.reference}</strong>.
            </p>
          </>
        )}
      </FormSuccess>
      {sent === null ? (
        <Form onSubmit={onSubmit} className={styles.form}>
          <TextField
            label="Email"
            hint="Our answer goes there. We use it for nothing else."
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={setEmail}
          />
          <TextArea
            ref={words}
            label="What happened?"
            hint="Please leave out your child's name. We do not need it."
            rows={6}
            required
            maxLength={COMPLAINT_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="strong" busy={busy}>
            Send complaint
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
