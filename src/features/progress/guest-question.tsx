// After a sign-in by a link: does what was finished on this device belong to that account? Nothing of it is sent before.
import type { SessionUser } from '#src/features/accounts/session-store.ts'
import { plural } from '#src/web/plural.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { addWaiting, dropSetAside, readSetAside } from './progress-outbox.ts'
import { resumeProgress } from './progress-sync.ts'

/** Closed without an answer, it comes again at the next visit. */
export function GuestQuestion({ account, onClose }: { account: SessionUser; onClose: () => void }) {
  const finished = readSetAside()
  const answer = (belongs: boolean) => {
    if (belongs) addWaiting(account.id, finished)
    dropSetAside()
    onClose()
    if (belongs) void resumeProgress(account.id)
  }
  return (
    <Dialog title="Add what was finished here?" onClose={onClose}>
      <p>
        Before you logged in, {finished.length} {plural(finished.length, { one: 'tool was', other: 'tools were' })}{' '}
        finished on this device. Shall we add that to {account.email}?
      </p>
      <p>
        <Button look="strong" onClick={() => answer(true)}>
          Yes, add it
        </Button>
      </p>
      <Button onClick={() => answer(false)}>No, leave it out</Button>
    </Dialog>
  )
}
