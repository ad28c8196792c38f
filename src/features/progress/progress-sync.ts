// Between this device and the account's progress on the server. Everything unites, nothing replaces: a save that fails
// stays in the outbox and is sent again at the next start, at reconnect and at the next completion.
import { getSessionUser } from '#src/features/accounts/session-store.ts'
import { call } from '#src/web/api.ts'
import { COMPLETIONS_A_REQUEST, getSavedProgress, saveProgress } from './progress.contract.ts'
import { readWaiting, removeWaiting } from './progress-outbox.ts'
import { showProgress } from './progress-store.ts'

/** Sends what waits for the account, a part at a time. @returns false when something still waits afterwards */
export async function sendWaiting(accountId: string): Promise<boolean> {
  try {
    for (let waiting = readWaiting(accountId); waiting.length > 0; waiting = readWaiting(accountId)) {
      // A request goes out as whoever is signed in by now: a page that slept hears of that late.
      if (getSessionUser()?.id !== accountId) return false
      const part = waiting.slice(0, COMPLETIONS_A_REQUEST)
      await call(saveProgress, { completedLessons: part })
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
 * Shows the account's progress as the server has it, with what still waits here.
 * @param afterFailure what to show when it does not come: only the latter, or what is shown already
 */
export async function fetchProgress(accountId: string, afterFailure: 'waiting' | 'same' = 'waiting'): Promise<void> {
  const waitingBefore = readWaiting(accountId)
  const saved = await call(getSavedProgress, {}).catch(() => null)
  // Whoever has left meanwhile took theirs along: it would be the next guest's, and by them the next account's.
  if (getSessionUser()?.id !== accountId) return
  if (saved === null && afterFailure === 'same') return
  // What was finished and acknowledged while the answer travelled is in the list from before it.
  const kept = saved === null ? [] : [...saved.completedLessons, ...waitingBefore]
  showProgress({ completedLessons: [...kept, ...readWaiting(accountId)], lastUpdated: saved?.lastUpdated ?? null })
}

/** A start with somebody signed in, or a moment after they have come in. */
export async function resumeProgress(accountId: string): Promise<void> {
  await sendWaiting(accountId)
  await fetchProgress(accountId)
}

/** The network is back: a start without it knew nothing of the account. */
export async function reconnectProgress(accountId: string): Promise<void> {
  await sendWaiting(accountId)
  await fetchProgress(accountId, 'same')
}
