// 'This looks different now': one press, and a few words from a parent who wants to say more.
import { useTranslations } from 'use-intl'
import { MessageForm } from '#src/features/inbox/message-form.tsx'

export function GuideReportForm({ slug }: { slug: string }) {
  const t = useTranslations()
  return (
    <MessageForm
      kind="guide_report"
      keep="report"
      about={slug}
      words={{ label: t('device_guides_report_label'), hint: t('device_guides_report_hint'), rows: 2 }}
      button={t('device_guides_report_button')}
      failed={t('device_guides_report_failed')}
    />
  )
}
