// Syncs this device with the account's progress on the server. Both sides are merged, nothing is replaced: a save that fails
// stays in the outbox and is sent again at the next start, at reconnect and at the next completion.
import { getSessionUser } from '#src/features/accounts/session-store.ts'
import { call } from '#src/web/api.ts'
import type { getSavedProgress, saveProgress } from './progress.contract.ts'
import { addWaiting, readWaiting, removeWaiting } from './progress-outbox.ts'
import { getProgress, showProgress } from './progress-store.ts'

/** Below what the body of a request may hold (`json-body.ts`). */
const COMPLETIONS_A_REQUEST = 100

/** Sends what waits for the account, a part at a time. @returns false when something still waits afterwards */
export async function sendWaiting(accountId: string): Promise<boolean> {
  try {
    for (let waiting = readWaiting(accountId); waiting.length > 0; waiting = readWaiting(accountId)) {
      // A request carries the session of the account that is signed in now, and a page that slept learns late that this has changed.
      if (getSessionUser()?.id !== accountId) return false
      const part = waiting.slice(0, COMPLETIONS_A_REQUEST)
      await call<typeof saveProgress>('POST /api/auth/progress', { completedLessons: part })
      // A device that can no longer store would send the same part without end.
      if (!removeWaiting(accountId, part)) return false
    }
    return true
  } catch {
    // Already logged; the outbox keeps it.
    return false
  }
}

/**
 * Merges the server's progress, what waits here and what is shown, and sends the server what it lacks. Without an answer everything shown stays.
 * @param shownIs 'unknown' where the progress shown may be a guest's, as right after a sign-in: then it is not added to the account
 */
export async function fetchProgress(accountId: string, shownIs: 'theirs' | 'unknown' = 'theirs'): Promise<void> {
  const waitingBefore = readWaiting(accountId)
  const saved = await call<typeof getSavedProgress>('GET /api/auth/progress', {}).catch(() => null)
  // After a log-out meanwhile nothing is shown or added: it would count as the next guest's, and then as the next account's.
  if (getSessionUser()?.id !== accountId) return
  const { completedLessons: shown, lastUpdated } = getProgress()
  const kept = saved === null || shownIs === 'theirs' ? shown : []
  // A tool that was finished and acknowledged during the request is not in `waitingBefore`.
  const known = new Set([...(saved?.completedLessons ?? []), ...waitingBefore, ...readWaiting(accountId)])
  showProgress({ completedLessons: [...known, ...kept], lastUpdated: saved?.lastUpdated ?? lastUpdated })
  if (saved === null) return
  addWaiting(
    accountId,
    kept.filter((key) => !known.has(key)),
  )
  await sendWaiting(accountId)
}

/** Called when a page starts with a parent signed in, and right after a sign-in. */
export async function resumeProgress(accountId: string, shownIs?: 'theirs' | 'unknown'): Promise<void> {
  await sendWaiting(accountId)
  await fetchProgress(accountId, shownIs)
}
