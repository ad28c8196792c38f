// After a sign-in by a link: does what was finished on this device belong to that account? Nothing of it is sent before.

import { useTranslations } from 'use-intl'
import type { SessionUser } from '#src/features/accounts/session-store.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { addWaiting, dropSetAside, readSetAside } from './progress-outbox.ts'
import { resumeProgress } from './progress-sync.ts'

/** Closed without an answer, it comes again at the next visit. */
export function GuestQuestion({ account, onClose }: { account: SessionUser; onClose: () => void }) {
  const t = useTranslations()
  const finished = readSetAside()
  const answer = (belongs: boolean) => {
    if (belongs) addWaiting(account.id, finished)
    dropSetAside()
    onClose()
    if (belongs) void resumeProgress(account.id)
  }
  return (
    <Dialog title={t('progress_guest_title')} onClose={onClose}>
      <p>{t('progress_guest_text', { count: finished.length, email: account.email })}</p>
      <p>
        <Button look="strong" onClick={() => answer(true)}>
          {t('progress_guest_yes')}
        </Button>
      </p>
      <Button onClick={() => answer(false)}>{t('progress_guest_no')}</Button>
    </Dialog>
  )
}
