// The signed-in account, for every component below it. Using it outside its provider is a mistake and throws.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { getSessionUser, type SessionUser, signIn, subscribeToSession } from './session-store.ts'
import { signOut } from './sign-out.ts'

export interface Auth {
  /** True until the device has been asked: nothing that depends on the person is shown before. */
  loading: boolean
  user: SessionUser | null
  /** Keeps the token and signs its owner in; false when the device did not keep it. */
  signIn: typeof signIn
  signOut: typeof signOut
  /** Asks the server whether the session still counts, and signs out here when it does not. */
  checkSession: () => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

const nobody = () => null

async function checkSession(): Promise<void> {
  // Without a network it may not come. The next visit asks.
  const check = await import('./session/session-check.ts').catch(() => null)
  await check?.shareSessionCheck()
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const user = useSyncExternalStore(subscribeToSession, getSessionUser, nobody)
  const userId = user?.id
  useEffect(() => {
    // The server has the last word on a stored token; the page does not wait for it.
    if (userId !== undefined) void checkSession()
  }, [userId])
  return <AuthContext value={{ loading: !hydrated, user, signIn, signOut, checkSession }}>{children}</AuthContext>
}

/** @throws outside an `AuthProvider` */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used inside an AuthProvider.')
  return auth
}
