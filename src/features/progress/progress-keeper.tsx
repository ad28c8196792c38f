// Keeps this device and the account together: at start, at signing in, at reconnect and before signing out.
import { useEffect, useRef } from 'react'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { beforeSignOut } from '#src/features/accounts/sign-out.ts'
import { showToast } from '#src/web/ui/toast.ts'
import { clearProgress } from './progress-store.ts'

const NOT_SENT = 'Some of your progress could not be sent. It stays on this device and is sent when you log in again.'

/** The sync brings the code that checks answers, so it is loaded after the page. */
const loadSync = () => import('./progress-sync.ts')

export function ProgressKeeper() {
  const { loading, user } = useAuth()
  const accountId = user?.id
  /** Undefined until the device has been asked who is there. */
  const before = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    if (loading) return
    const previous = before.current
    before.current = accountId ?? null
    // Whoever leaves, of their own accord or not, takes their progress along; what waits for them is kept apart.
    if (typeof previous === 'string' && previous !== accountId) clearProgress()
    if (accountId === undefined) return
    const wasAnonymous = previous === null
    void loadSync().then((sync) => (wasAnonymous ? sync.mergeIntoAccount(accountId) : sync.resumeProgress(accountId)))
  }, [loading, accountId])

  useEffect(() => {
    if (accountId === undefined) return
    const resend = () => void loadSync().then((sync) => sync.sendWaiting(accountId))
    window.addEventListener('online', resend)
    const takeBack = beforeSignOut(async () => {
      const { sendWaiting } = await loadSync()
      if (!(await sendWaiting(accountId))) void showToast(NOT_SENT)
    })
    return () => {
      window.removeEventListener('online', resend)
      takeBack()
    }
  }, [accountId])

  return null
}
