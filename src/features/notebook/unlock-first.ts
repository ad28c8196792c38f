// Whoever opens a locked notebook waits here until somebody has opened the lock.
import * as m from '#messages'
import { AppError } from '#src/shared/app-error.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { DeviceLock } from './device-lock.ts'
import { lockWhenIdle } from './lock-when-idle.ts'

/** @throws AppError when somebody would rather not open it now: the next to want the notebook asks again */
export async function unlockFirst(lock: DeviceLock): Promise<CryptoKey> {
  const { showUnlock } = await import('./show-unlock.tsx')
  const key = await new Promise<CryptoKey>((resolve, reject) => {
    const stillShut = new AppError('forbidden', 'lock_still_shut', { words: m.lock_still_shut(LANGUAGE) })
    showUnlock(lock, resolve, () => reject(stillShut))
  })
  lockWhenIdle()
  return key
}
