// Empties what this device keeps for us. The device comes first and at once: whoever presses this may have seconds.
import { forgetNotebook } from '#src/features/notebook/forget-notebook.ts'
import { forgetStored } from '#src/web/forget-stored.ts'
import { STORED_KEYS } from '#src/web/stored-keys.ts'
import { readToken } from '#src/web/token-key.ts'

/** Forgets everything here; the session ends on the server too, if that can be reached. */
export function forgetDevice(): void {
  const token = readToken()
  forgetStored(STORED_KEYS)
  forgetNotebook()
  if (token === null) return
  void import('./account-requests.ts').then(({ endSessionOf }) => endSessionOf(token)).catch(() => undefined)
}
