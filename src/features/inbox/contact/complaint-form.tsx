// A complaint about personal data, on the privacy page.
import { useTranslations } from 'use-intl'
import { MessageForm } from '../message-form.tsx'

export function ComplaintForm() {
  const t = useTranslations()
  return (
    <section aria-labelledby="complain">
      <h2 id="complain">{t('contact_complaint_title')}</h2>
      <MessageForm
        kind="complaint"
        keep="complaint"
        emailHint={t('contact_complaint_email_hint')}
        words={{ label: t('contact_complaint_label'), hint: t('contact_complaint_hint'), rows: 6 }}
        button={t('contact_complaint_button')}
        look="strong"
        failed={t('contact_failed')}
      />
    </section>
  )
}
