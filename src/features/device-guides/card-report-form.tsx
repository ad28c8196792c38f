// 'This looks different now': one press, and a few words for whoever wants to say more.
import { useTranslations } from 'use-intl'
import { MessageForm } from '#src/features/inbox/message-form.tsx'

export function CardReportForm({ slug }: { slug: string }) {
  const t = useTranslations()
  return (
    <MessageForm
      kind="guide_report"
      keep="report"
      about={slug}
      words={{ label: t('settings_help_report_label'), hint: t('settings_help_report_hint'), rows: 2 }}
      button={t('settings_help_report_button')}
      failed={t('settings_help_report_failed')}
    />
  )
}
