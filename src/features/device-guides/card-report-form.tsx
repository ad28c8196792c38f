// 'This looks different now': one press, and a few words for whoever wants to say more.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { REPORT_LIMIT } from './card-report-length.contract.ts'
import { sendCardReport } from './card-report-request.ts'

export function CardReportForm({ slug }: { slug: string }) {
  const t = useTranslations()
  const field = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setAnswer(await sendCardReport(slug, field.current?.value ?? ''))
  }, t('settings_help_report_failed'))

  return (
    <>
      <FormSuccess>{answer === null ? null : <p>{answer}</p>}</FormSuccess>
      {answer === null ? (
        <Form keep="report" onSubmit={onSubmit}>
          <noscript>
            <p>{t('forms_form_needs_scripts')}</p>
          </noscript>
          <TextArea
            ref={field}
            label={t('settings_help_report_label')}
            hint={t('settings_help_report_hint')}
            rows={2}
            maxLength={REPORT_LIMIT}
          />
          <FormError>{error}</FormError>
          <Button type="submit" busy={busy}>
            {t('settings_help_report_button')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
