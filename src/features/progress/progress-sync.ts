// Between this device and the account's progress on the server. Everything unites, nothing replaces: a save that fails
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
      // A request goes out as whoever is signed in by now: a page that slept hears of that late.
      if (getSessionUser()?.id !== accountId) return false
      const part = waiting.slice(0, COMPLETIONS_A_REQUEST)
      await call<typeof saveProgress>('POST /api/auth/progress', { completedLessons: part })
      // A device that stores nothing any more would send the same part for ever.
      if (!removeWaiting(accountId, part)) return false
    }
    return true
  } catch {
    // Already logged; the outbox keeps it.
    return false
  }
}

/**
 * Unites what the server has, what waits here and what is shown; what the server lacks is sent to it. Without an answer everything shown stays.
 * @param shownIs whose the progress shown is: of a sign-in in this moment it may be a guest's, whose word somebody else waits for
 */
export async function fetchProgress(accountId: string, shownIs: 'theirs' | 'unknown' = 'theirs'): Promise<void> {
  const waitingBefore = readWaiting(accountId)
  const saved = await call<typeof getSavedProgress>('GET /api/auth/progress', {}).catch(() => null)
  // Whoever has left meanwhile took theirs along: it would be the next guest's, and by them the next account's.
  if (getSessionUser()?.id !== accountId) return
  const { completedLessons: shown, lastUpdated } = getProgress()
  const kept = saved === null || shownIs === 'theirs' ? shown : []
  // What was finished and acknowledged while the answer travelled is not in the list from before it.
  const known = new Set([...(saved?.completedLessons ?? []), ...waitingBefore, ...readWaiting(accountId)])
  showProgress({ completedLessons: [...known, ...kept], lastUpdated: saved?.lastUpdated ?? lastUpdated })
  if (saved === null) return
  addWaiting(
    accountId,
    kept.filter((key) => !known.has(key)),
  )
  await sendWaiting(accountId)
}

/** A start with somebody signed in, or a moment after they have come in. */
export async function resumeProgress(accountId: string, shownIs?: 'theirs' | 'unknown'): Promise<void> {
  await sendWaiting(accountId)
  await fetchProgress(accountId, shownIs)
}
