// The person at an open session may not be the one who started it. Acts that show all data or
// cannot be undone therefore need the password again, or a sign-in of the last minutes.

import type { LimitUse } from '#src/platform/http/rate-limit.ts'
import type { UserContext } from '#src/platform/http/route.ts'
import type { User } from '#src/platform/identity/auth.ts'
import { AppError } from '#src/shared/app-error.ts'
import { confirmPassword } from './my-account.server.ts'

const FRESH_MS = 10 * 60 * 1_000

const SIGN_IN_AGAIN = 'accounts_answers_google_again'
const PASSWORD_MISSING = 'accounts_answers_password_missing'

/**
 * Checks the password, or a fresh sign-in with Google where the account has none.
 * @returns the tries to give back in the transaction of the act that follows
 * @throws AppError 400 that names the field, 403 where Google is asked for, 429 over the limits of logging in
 */
export async function proveOwnership(
  password: string | undefined,
  { services, client, user }: UserContext,
): Promise<LimitUse[]> {
  if (user.passwordHash === null) {
    if (user.signedInBy !== 'google' || !isFresh(user, services.clock())) throw new AppError('forbidden', SIGN_IN_AGAIN)
    return []
  }
  if (password === undefined) {
    throw new AppError('bad_request', PASSWORD_MISSING, { fields: { password: PASSWORD_MISSING } })
  }
  const { counted } = await confirmPassword(services, client, user.canonicalEmail, password, 'password')
  return counted
}

/** Whether the session began in the last minutes, by any way to sign in. */
export function isFresh({ signedInAt }: Pick<User, 'signedInAt'>, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_MS
}
