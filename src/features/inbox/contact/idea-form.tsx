// Our own form for the roadmap: one field, one button, nothing about the person.
import { useTranslations } from 'use-intl'
import { MessageForm } from '../message-form.tsx'

export function IdeaForm() {
  const t = useTranslations()
  return (
    <MessageForm
      kind="idea"
      keep="idea"
      words={{ label: t('contact_idea_label'), hint: t('contact_idea_hint'), rows: 5 }}
      button={t('contact_idea_button')}
      look="main"
      failed={t('contact_failed')}
      again={t('contact_idea_another')}
    />
  )
}
