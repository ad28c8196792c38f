// The question about cookies. It has no way out but a choice, and both choices look and weigh the same.

import { useSettings } from '#src/features/settings/use-settings.ts'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import styles from './consent-dialog.module.css'

export function ConsentDialog() {
  const settings = useSettings()
  const withGoogle = typeof settings?.gaMeasurementId === 'string'
  return (
    <Dialog title="Your choice about cookies" locked>
      <p>This site keeps what it needs on your device, such as the tools you have finished.</p>
      <p>
        May we also count which tools get used? Our own count has no names in it.
        {withGoogle
          ? ' If you accept, Google Analytics counts too: without cookies, and not while you are logged in.'
          : null}
      </p>
      <ConsentButtons />
      <p className={styles.links}>
        <PageLink to={PRIVACY_PATH}>Privacy Policy</PageLink>
        <PageLink to={HELP_PATH}>Get help now</PageLink>
      </p>
    </Dialog>
  )
}
