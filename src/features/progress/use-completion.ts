import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { loadSync } from './load-sync.ts'
import { addWaiting } from './progress-outbox.ts'
import { completeLesson } from './progress-store.ts'

/**
 * How a finished tool is recorded: on the device at once, and for a signed-in person on the server, now or later.
 * @returns a function that says whether the device kept it
 */
export function useCompletion(): (key: string, now: Date) => boolean {
  const { user } = useAuth()
  return (key, now) => {
    const kept = completeLesson(key, now)
    if (user !== null) {
      addWaiting(user.id, [key])
      void loadSync().then((sync) => sync?.sendWaiting(user.id))
    }
    return kept
  }
}
