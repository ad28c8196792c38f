// What erasing means, said where it is asked for and where it is done.

import { useTranslations } from 'use-intl'
export function ErasureWords() {
  const t = useTranslations()
  return <p>{t('newsletter_erase_what')}</p>
}
