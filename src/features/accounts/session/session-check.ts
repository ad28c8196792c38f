// Asks the server whether a token is a session of ours. Loaded when there is one: no page waits for it.

import { AppError } from '#src/shared/app-error.ts'
import { call, watchRefusals } from '#src/web/api.ts'
import { readToken } from '#src/web/storage/token-key.ts'
import type { getSession } from '../accounts.contract.ts'
import { forgetToken, getSessionUser, keepToken } from '../session-store.ts'

let checking: { asked: string | null; done: Promise<void> } | undefined

// An open page learns from a refused request that its session has ended elsewhere.
watchRefusals((token) => {
  if (token === readToken()) void shareSessionCheck()
})

/** As `checkSession`, for callers that only need to know whether the session is valid. Simultaneous calls share one request. */
export function shareSessionCheck(): Promise<void> {
  const asked = readToken()
  if (checking?.asked !== asked) {
    const done = checkSession().finally(() => {
      if (checking?.done === done) checking = undefined
    })
    checking = { asked, done }
  }
  return checking.done
}

/**
 * Signs out when the server refuses the token, and stores a newer one when it offers one. An answer changes nothing if
 * the browser has another token or none by then. Each call sends a new request, because after an act that changes the
 * account, an answer from before it would hold no newer token.
 */
export async function checkSession(): Promise<void> {
  const asked = readToken()
  if (getSessionUser() === null) return
  try {
    const { token } = await call<typeof getSession>('GET /api/auth/session', {})
    if (token !== undefined && readToken() === asked) keepToken(token)
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'unauthorized'
    if (isRefused && readToken() === asked) forgetToken()
  }
}

/**
 * For a token that came from outside, before it is stored.
 * @returns the address that it signs in
 * @throws AppError when the server does not know it
 */
export async function confirmToken(token: string): Promise<string> {
  const { email } = await call<typeof getSession>(
    'GET /api/auth/session',
    {},
    { anonymous: true, headers: { Authorization: `Bearer ${token}` } },
  )
  return email
}
