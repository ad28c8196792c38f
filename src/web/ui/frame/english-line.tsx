// The line above content that is not translated yet.
import { useTranslations } from 'use-intl'
import { isTranslated, pageDirection, pageLocale } from '../../language/language.ts'

/** @param shown never in English, where nothing waits for a translation */
export function EnglishLine({ shown }: { shown: true | undefined }) {
  const t = useTranslations()
  return isTranslated() && shown ? (
    <p lang={pageLocale()} dir={pageDirection()}>
      {t('shell_in_english')}
    </p>
  ) : null
}
