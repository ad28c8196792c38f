// Signing out. Others may have something to finish first, such as progress that is not on the server yet.
import { forgetToken } from './session-store.ts'

type Farewell = () => Promise<void>

const farewells = new Set<Farewell>()

/** Runs `farewell` before the next sign-out, while the token still counts. Returns how to take that back. */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell)
  return () => farewells.delete(farewell)
}

/** Ends the session on the server if it can be reached, and on this device in any case. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...farewells].map((farewell) => farewell()))
  const { endOwnSession } = await import('./account-requests.ts')
  await endOwnSession()
  forgetToken()
}
