// The form of everything that people write to us: words, and what their kind needs beside them. Nothing typed is lost until it is sent.

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import styles from './message-form.module.css'
import { MESSAGE_KINDS, type SentKind } from './message-kinds.contract.ts'
import { sendMessage } from './send-message.ts'

interface MessageFormProps {
  kind: SentKind
  /** What its draft is called. */
  keep: string
  about?: string
  words: { label: string; hint: string; rows: number }
  /** A field besides the words, with its initial value. */
  detail?: { label: string; hint: string; value: string }
  /** Beside the field for an address, where its kind is answered. */
  emailHint?: string
  button: string
  look?: 'main' | 'strong'
  /** For a failure without a message. */
  failed: string
  /** The label of a button that shows the empty form again. */
  again?: string
  /** Above the fields; gone when it is sent. */
  children?: ReactNode
}

export function MessageForm({ kind, keep, about, words, detail, emailHint, ...looks }: MessageFormProps) {
  const t = useTranslations()
  const text = useRef<HTMLTextAreaElement>(null)
  const detailField = useRef<HTMLTextAreaElement>(null)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<{ message: string; reference: string | null } | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setSent(
      await sendMessage({
        kind,
        about,
        detail: detailField.current?.value,
        text: text.current?.value ?? '',
        email: emailHint === undefined ? undefined : email,
      }),
    )
  }, looks.failed)
  const { form } = MESSAGE_KINDS[kind]
  const most = form?.textMost
  const writeAnother = () => {
    // The field is there when the focus is passed on to it.
    flushSync(() => setSent(null))
    text.current?.focus()
  }

  return (
    <>
      <FormSuccess>
        {sent === null ? null : (
          <>
            <p>{sent.message}</p>
            {sent.reference === null ? null : (
              <p>
                {t.rich('contact_complaint_reference', {
                  reference: sent.reference,
                  strong: (number) => <strong className={styles.reference}>{number}</strong>,
                })}
              </p>
            )}
            {looks.again === undefined ? null : <Button onClick={writeAnother}>{looks.again}</Button>}
          </>
        )}
      </FormSuccess>
      {sent === null ? (
        <Form keep={keep} onSubmit={onSubmit} className={styles.form}>
          <noscript>
            <p>{t('forms_form_needs_scripts')}</p>
          </noscript>
          {looks.children}
          {emailHint === undefined ? null : (
            <TextField
              label={t('forms_email_label')}
              hint={emailHint}
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={setEmail}
            />
          )}
          {detail === undefined ? null : (
            <TextArea
              ref={detailField}
              label={detail.label}
              hint={detail.hint}
              defaultValue={detail.value.slice(0, most)}
              rows={3}
              required
              maxLength={most}
            />
          )}
          <TextArea ref={text} {...words} required={form?.needs.includes('text')} maxLength={most} />
          <FormError>{error}</FormError>
          <Button type="submit" {...(looks.look !== undefined && { look: looks.look })} busy={busy}>
            {looks.button}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
