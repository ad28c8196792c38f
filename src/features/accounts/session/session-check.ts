// Asks the server about the stored token. Loaded after the page, because no page waits for it.
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { getSession } from '../accounts.contract.ts'
import { forgetToken, getSessionUser, keepToken } from '../session-store.ts'

/** Signs out when the server refuses the token; keeps a newer one when it offers one; else changes nothing. */
export async function checkSession(): Promise<void> {
  if (getSessionUser() === null) return
  try {
    const { token } = await call(getSession, {})
    if (token !== undefined) keepToken(token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') forgetToken()
  }
}
