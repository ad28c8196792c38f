// Keeps this device and the account together: at start, at signing in, at reconnect and before signing out.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { signInOrigin } from '#src/features/accounts/session-store.ts'
import { beforeSignOut } from '#src/features/accounts/sign-out.ts'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { loadSync } from './load-sync.ts'
import {
  addWaiting,
  dropSetAside,
  isOutboxChange,
  readSetAside,
  readWaiting,
  restoreWaiting,
  setAside,
} from './progress-outbox.ts'
import { clearProgress, getProgress } from './progress-store.ts'

const loadQuestion = () => import('./guest-question.tsx').then((it) => ({ default: it.GuestQuestion }))
const GuestQuestion = optionalPart(loadQuestion)

export function ProgressListener() {
  const t = useTranslations()
  const { loading, user } = useAuth()
  const accountId = user?.id
  /** Undefined until it is known who is signed in. */
  const before = useRef<string | null | undefined>(undefined)
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (loading) return
    const previous = before.current
    before.current = accountId ?? null
    // When a session ends, by log-out or not, its progress leaves the page; what waits to be sent is kept apart.
    if (typeof previous === 'string' && previous !== accountId) {
      clearProgress()
      dropSetAside()
    }
    if (accountId === undefined) return setAsking(false)
    // At once, because another tab may show the account's progress in a moment.
    if (previous === null) takeGuestProgress(accountId)
    setAsking(readSetAside().length > 0)
    const shownIs = previous === undefined ? 'theirs' : 'unknown'
    void loadSync().then((sync) => sync?.resumeProgress(accountId, shownIs))
  }, [loading, accountId])

  useEffect(() => {
    if (accountId === undefined) return
    const reconnect = () => void loadSync().then((sync) => sync?.resumeProgress(accountId))
    const hear = (event: StorageEvent) => {
      if (isOutboxChange(event)) restoreWaiting(accountId)
    }
    window.addEventListener('online', reconnect)
    window.addEventListener('storage', hear)
    const unregister = beforeSignOut(async () => {
      const sync = await loadSync()
      const isSent = sync === null ? readWaiting(accountId).length === 0 : await sync.sendWaiting(accountId)
      if (!isSent) void showToast(t('progress_not_sent'))
    })
    return () => {
      window.removeEventListener('online', reconnect)
      window.removeEventListener('storage', hear)
      unregister()
    }
  }, [accountId, t])

  if (!asking || user === null) return null
  return <GuestQuestion account={user} onClose={() => setAsking(false)} />
}

/**
 * What was completed here before a sign-in. A parent who signs in on this device adds it to the account; after a link it is unknown
 * whose link it was, so the page asks first. A sign-in in another tab is handled by that tab.
 */
function takeGuestProgress(accountId: string): void {
  const { completedLessons } = getProgress()
  const origin = signInOrigin(accountId)
  if (origin === 'here') addWaiting(accountId, completedLessons)
  if (origin !== 'link') return
  setAside(completedLessons)
  clearProgress()
}
