// Whoever opens a locked notebook waits here until somebody has opened the lock.
import type { DeviceLock } from './device-lock.ts'
import { lockWhenIdle } from './lock-when-idle.ts'

let show: (() => void) | undefined

export async function unlockFirst(lock: DeviceLock): Promise<CryptoKey> {
  const { showUnlock } = await import('./show-unlock.tsx')
  const key = await new Promise<CryptoKey>((resolve) => {
    show = () => showUnlock(lock, resolve)
    show()
  })
  show = undefined
  lockWhenIdle()
  return key
}

/** Somebody wants the notebook again who said 'Not now' before. */
export function askAgain(): void {
  show?.()
}
