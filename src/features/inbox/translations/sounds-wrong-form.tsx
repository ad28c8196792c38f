// Which sentence sounds wrong, and how the reader would say it. It sends the page's address without its question or anchor.

import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
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
  const t = useTranslations()
  const { pathname } = useLocation()
  const sentence = useRef<HTMLTextAreaElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const report = { page: pathname, sentence: sentence.current?.value ?? '', words: words.current?.value ?? '' }
    setAnswer(await sendTranslationReport(report))
  }, t('translations_failed'))

  return (
    <Dialog title={t('translations_button')} onClose={onClose}>
      <FormSuccess>{answer === null ? null : <p>{answer}</p>}</FormSuccess>
      {answer === null ? (
        <Form keep="wording" onSubmit={onSubmit}>
          <p>{t('translations_lead')}</p>
          <TextArea
            ref={sentence}
            label={t('translations_sentence_label')}
            hint={t('translations_sentence_hint')}
            defaultValue={chosen.slice(0, SENTENCE_LIMIT)}
            rows={3}
            required
            maxLength={SENTENCE_LIMIT}
          />
          <TextArea
            ref={words}
            label={t('translations_words_label')}
            hint={t('translations_words_hint')}
            rows={3}
            maxLength={OWN_WORDS_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" look="main" busy={busy}>
            {t('translations_send')}
          </Button>
        </Form>
      ) : null}
      <Button onClick={onClose}>{t('translations_close')}</Button>
    </Dialog>
  )
}
