// Signing out. Others may have something to finish first, such as progress that is not on the server yet.

import { readToken } from '#src/web/storage/token-key.ts'
import { endSession } from './end-session.ts'
import { forgetToken } from './session-store.ts'

type BeforeSignOutTask = () => Promise<void>

const tasks = new Set<BeforeSignOutTask>()

/** The longest sign-out in milliseconds, because a server that never answers must not keep a parent signed in on this device. */
const SIGN_OUT_TIMEOUT_MS = 3_000

/** Runs `task` before the next sign-out, while the token still counts. Returns how to take that back. */
export function beforeSignOut(task: BeforeSignOutTask): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/**
 * Ends the session on the server if it can be reached, and on this device in any case.
 * @param first what the page still does, such as going elsewhere
 */
export async function signOut(first?: Promise<unknown>): Promise<void> {
  const token = readToken()
  let left = false
  const leave = () => {
    if (left) return
    left = true
    forgetToken()
    if (token !== null) endSession(token)
  }
  // A tab that is closed meanwhile is signed out too.
  window.addEventListener('pagehide', leave)
  const finished = Promise.allSettled([first, ...[...tasks].map((task) => task())])
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS))])
  window.removeEventListener('pagehide', leave)
  leave()
}
