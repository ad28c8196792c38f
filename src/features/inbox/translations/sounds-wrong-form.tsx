// Which sentence sounds wrong, and how the reader would say it. It sends the page's address without its question or anchor.
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { OWN_WORDS_LIMIT, SENTENCE_LIMIT } from './translation-report-lengths.contract.ts'
import { sendTranslationReport } from './translation-report-request.ts'

interface SoundsWrongFormProps {
  /** What is selected on the page. */
  chosen: string
  onClose: () => void
}

export function SoundsWrongForm({ chosen, onClose }: SoundsWrongFormProps) {
  const { pathname } = useLocation()
  const sentence = useRef<HTMLTextAreaElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const report = { page: pathname, sentence: sentence.current?.value ?? '', words: words.current?.value ?? '' }
    setAnswer(await sendTranslationReport(report))
  }, m.translations_failed(LANGUAGE))

  return (
    <Dialog title={m.translations_button(LANGUAGE)} onClose={onClose}>
      <FormSuccess>{answer === null ? null : <p>{answer}</p>}</FormSuccess>
      {answer === null ? (
        <Form keep="wording" onSubmit={onSubmit}>
          <p>{m.translations_lead(LANGUAGE)}</p>
          <TextArea
            ref={sentence}
            label={m.translations_sentence_label(LANGUAGE)}
            hint={m.translations_sentence_hint(LANGUAGE)}
            defaultValue={chosen.slice(0, SENTENCE_LIMIT)}
            rows={3}
            required
            maxLength={SENTENCE_LIMIT}
          />
          <TextArea
            ref={words}
            label={m.translations_words_label(LANGUAGE)}
            hint={m.translations_words_hint(LANGUAGE)}
            rows={3}
            maxLength={OWN_WORDS_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {m.translations_send(LANGUAGE)}
          </Button>
        </Form>
      ) : null}
      <Button onClick={onClose}>{m.translations_close(LANGUAGE)}</Button>
    </Dialog>
  )
}
