// Which sentence sounds wrong, and how the reader would say it. It sends the page's address without its question or anchor.
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { MessageForm } from '../message-form.tsx'

interface SoundsWrongFormProps {
  /** What is selected on the page. */
  chosen: string
  onClose: () => void
}

export function SoundsWrongForm({ chosen, onClose }: SoundsWrongFormProps) {
  const t = useTranslations()
  const { pathname } = useLocation()
  return (
    <Dialog title={t('translations_button')} onClose={onClose}>
      <MessageForm
        kind="translation_report"
        keep="wording"
        about={pathname}
        detail={{ label: t('translations_sentence_label'), hint: t('translations_sentence_hint'), value: chosen }}
        words={{ label: t('translations_words_label'), hint: t('translations_words_hint'), rows: 3 }}
        button={t('translations_send')}
        look="main"
        failed={t('translations_failed')}
      >
        <p>{t('translations_lead')}</p>
      </MessageForm>
      <Button onClick={onClose}>{t('translations_close')}</Button>
    </Dialog>
  )
}
