// The question about cookies. It has no way out but a choice, and both choices look and weigh the same.
import { useTranslations } from 'use-intl'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import styles from './consent-question.module.css'

export function ConsentQuestion() {
  const t = useTranslations()
  // Whether an operator counts with Google is said once the server has told it.
  const google = useSettings()?.gaMeasurementId != null
  return (
    <Dialog title={t('consent_title')} className={styles.question}>
      <p>{t('consent_essential')}</p>
      <p>{t('consent_count')}</p>
      {google ? <p>{t('consent_google')}</p> : null}
      <ConsentButtons google={google} />
      <p className={styles.links}>
        <PageLink to={PRIVACY_PATH}>{t('shell_link_privacy_policy')}</PageLink>
        <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
    </Dialog>
  )
}
