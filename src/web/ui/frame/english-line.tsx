// The one line above words that nobody has translated yet.
import { useTranslations } from 'use-intl'
import { DIRECTION, LOCALE } from '../../language/language.ts'

/** @param shown never in English, where nothing waits for a translation */
export function EnglishLine({ shown }: { shown: true | undefined }) {
  const t = useTranslations()
  return import.meta.env.VITE_TRANSLATED && shown ? (
    <p lang={LOCALE} dir={DIRECTION}>
      {t('shell_in_english')}
    </p>
  ) : null
}
