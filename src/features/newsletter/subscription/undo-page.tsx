// The page behind the link in the note about a departure.

import { useTranslations } from 'use-intl'
import { call } from '#src/web/api.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { CodePage } from './code-page.tsx'
import type { undoUnsubscribe } from './subscription.contract.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_undo_page_title')) },
    { name: 'description', content: t('newsletter_undo_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

const pressUndo = async (code: string) =>
  (await call<typeof undoUnsubscribe>('POST /api/emails/undo', { code })).message

export default function UndoPage() {
  const t = useTranslations()
  return (
    <CodePage title={t('newsletter_undo_title')} button={t('newsletter_undo_button')} press={pressUndo}>
      <p>{t('newsletter_undo_text')}</p>
    </CodePage>
  )
}
