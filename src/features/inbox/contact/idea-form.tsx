// Our own form for the roadmap: one field, one button, nothing about the person.

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { IDEA_LIMIT } from './contact-lengths.contract.ts'
import { sendIdea } from './contact-requests.ts'

export function IdeaForm() {
  const t = useTranslations()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setAnswer(await sendIdea(field.current?.value ?? ''))
  }, t('contact_failed'))
  const writeAnother = () => {
    // The field is there when the focus is passed on to it.
    flushSync(() => setAnswer(null))
    field.current?.focus()
  }

  return (
    <>
      <FormSuccess>
        {answer === null ? null : (
          <>
            <p>{answer}</p>
            <Button onClick={writeAnother}>{t('contact_idea_another')}</Button>
          </>
        )}
      </FormSuccess>
      {answer === null ? (
        <Form keep="idea" onSubmit={onSubmit}>
          <noscript>
            <p>{t('forms_form_needs_scripts')}</p>
          </noscript>
          <TextArea
            ref={field}
            label={t('contact_idea_label')}
            hint={t('contact_idea_hint')}
            rows={5}
            required
            maxLength={IDEA_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {t('contact_idea_button')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
