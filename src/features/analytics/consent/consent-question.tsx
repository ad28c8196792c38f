// The question about cookies. It has no way out but a choice, and both choices look and weigh the same.
import * as m from '#messages'
import { useSettings } from '#src/features/settings/use-settings.ts'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import styles from './consent-question.module.css'

export function ConsentQuestion() {
  // Whether an operator counts with Google is said once the server has told it.
  const google = useSettings()?.gaMeasurementId != null
  return (
    <Dialog title={m.consent_title(LANGUAGE)} className={styles.question}>
      <p>{m.consent_essential(LANGUAGE)}</p>
      <p>{m.consent_count(LANGUAGE)}</p>
      {google ? <p>{m.consent_google(LANGUAGE)}</p> : null}
      <ConsentButtons google={google} />
      <p className={styles.links}>
        <PageLink to={PRIVACY_PATH}>{m.shell_link_privacy_policy(LANGUAGE)}</PageLink>
        <PageLink to={HELP_PATH}>{m.shell_link_help(LANGUAGE)}</PageLink>
      </p>
    </Dialog>
  )
}
