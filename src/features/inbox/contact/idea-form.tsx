// Our own form for the roadmap: one field, one button, nothing about the person.

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { IDEA_LIMIT } from './contact-lengths.contract.ts'
import { sendIdea } from './contact-requests.ts'

export function IdeaForm() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setAnswer(await sendIdea(field.current?.value ?? ''))
  }, m.contact_failed(LANGUAGE))
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
            <Button onClick={writeAnother}>{m.contact_idea_another(LANGUAGE)}</Button>
          </>
        )}
      </FormSuccess>
      {answer === null ? (
        <Form keep="idea" onSubmit={onSubmit}>
          <noscript>
            <p>{m.forms_form_needs_scripts(LANGUAGE)}</p>
          </noscript>
          <TextArea
            ref={field}
            label={m.contact_idea_label(LANGUAGE)}
            hint={m.contact_idea_hint(LANGUAGE)}
            rows={5}
            required
            maxLength={IDEA_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {m.contact_idea_button(LANGUAGE)}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
