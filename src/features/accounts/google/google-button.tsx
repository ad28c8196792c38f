// 'Continue with Google': a full page, not a call. Shown only when the operator has set it up.

import { useTranslations } from 'use-intl'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { GOOGLE_LANGUAGE, GOOGLE_SIGN_IN_PATH } from '#src/shared/paths.ts'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import styles from './google-button.module.css'

export function GoogleButton() {
  const t = useTranslations()
  const settings = useSettings()
  if (settings?.googleSignIn !== true) return null
  return (
    <>
      <a href={googleAddress()} className={styles.google}>
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
          <path
            d="M18 8.4H10v3.3h4.6A4.6 4.6 0 0 1 10 15a5 5 0 1 1 3.2-8.8l2.4-2.4A8.3 8.3 0 1 0 18 8.4Z"
            fill="currentColor"
          />
        </svg>
        {t('sign_in_google_button')}
      </a>
      <p className={styles.or}>{t('sign_in_google_or')}</p>
    </>
  )
}

function googleAddress(): string {
  return pageLanguage() === DEFAULT_LANGUAGE
    ? GOOGLE_SIGN_IN_PATH
    : `${GOOGLE_SIGN_IN_PATH}?${GOOGLE_LANGUAGE}=${pageLanguage()}`
}
