// Our own form for the roadmap: one field, one button, nothing about the person.
import { useRef, useState } from 'react'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { IDEA_LIMIT } from './contact-lengths.contract.ts'

export function IdeaForm() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { sendIdea } = await import('./contact-requests.ts')
    setAnswer(await sendIdea(field.current?.value ?? ''))
  }, 'That did not get through. Your words are still here, so please try again.')

  return (
    <>
      <FormSuccess>
        {answer === null ? null : (
          <>
            <p>{answer}</p>
            <Button onClick={() => setAnswer(null)}>Write another one</Button>
          </>
        )}
      </FormSuccess>
      {answer === null ? (
        <Form onSubmit={onSubmit}>
          <TextArea
            ref={field}
            label="Your idea"
            hint="We do not ask who you are. Please leave out names and anything else about a child or about you."
            rows={5}
            required
            maxLength={IDEA_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            Send
          </Button>
        </Form>
      ) : null}
    </>
  )
}
