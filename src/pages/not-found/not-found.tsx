// What an unknown address shows.

import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import { MessagePage } from '#src/web/ui/message-page.tsx'

export function NotFound() {
  const t = useTranslations()
  return <MessagePage title={t('shell_not_found_title')} action={{ to: HOME_PATH, label: t('shell_home_button') }} />
}
