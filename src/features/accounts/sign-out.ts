// Signing out. Others may have something to finish first, such as progress that is not on the server yet.
import { forgetToken } from './session-store.ts'

type BeforeSignOutTask = () => Promise<void>

const tasks = new Set<BeforeSignOutTask>()

/** Runs `task` before the next sign-out, while the token still counts. Returns how to take that back. */
export function beforeSignOut(task: BeforeSignOutTask): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Ends the session on the server if it can be reached, and on this device in any case. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
  const { endOwnSession } = await import('./account-requests.ts')
  await endOwnSession()
  forgetToken()
}
