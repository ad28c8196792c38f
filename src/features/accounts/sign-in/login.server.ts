// Logging in and out. Unknown address, wrong password and Google-only account take the same steps and end the same way.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { refundLimits } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser } from '#src/platform/http/route.ts'
import { lockIfPasswordUnchanged } from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { endOneSession, signNewSession } from '#src/platform/identity/sessions.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { LOGIN_FAILED } from '../account-limits.server.ts'
import { getSession, login, logout } from '../accounts.contract.ts'
import { linkPendingGoogle } from '../google/google-accounts.server.ts'
import { readBrowserId } from '../google/google-browser.server.ts'
import { type CheckedPassword, checkPassword } from '../password-check.server.ts'
import { beginSession } from '../session/begin-session.server.ts'

/**
 * Ends a login with the right password: the try is returned, the device remembered, the session started.
 * @returns the token, or null when the password was changed or the account deleted in the meantime
 */
export async function completeLogin(
  services: Services,
  client: Client,
  { account, counted, upgradedHash }: CheckedPassword,
  alsoDo?: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<string | null> {
  const session = await services.database.query.transaction().execute(async (transaction) => {
    await refundLimits(transaction, services, counted)
    if (!(await lockIfPasswordUnchanged(transaction, account.id, account.password_hash, upgradedHash))) return null
    await alsoDo?.(transaction)
    return beginSession(transaction, services, client, account, 'password')
  })
  return session === null ? null : signNewSession(services, session)
}

export const loginRoute = handle(login, async ({ email, password }, { services, client, request }) => {
  const checked = await checkPassword(services, client, canonicalEmail(email), password)
  if (checked === null) throw new AppError('unauthorized', LOGIN_FAILED)
  const browserId = readBrowserId(request)
  const token = await completeLogin(services, client, checked, async (transaction) => {
    if (browserId !== null) await linkPendingGoogle(transaction, { services, client, browserId }, checked.account)
  })
  if (token === null) throw new AppError('unauthorized', LOGIN_FAILED)
  return { token }
})

export const logoutRoute = handleForUser(logout, async (_input, { services, client, user }) => {
  await services.database.query.transaction().execute(async (transaction) => {
    await endOneSession(transaction, user.accountId, user.sessionId)
    const event = { event: 'logout', outcome: 'success', accountId: user.accountId, network: client.prefix } as const
    await logSecurityEvent(transaction, services, event)
  })
  return {}
})

export const sessionRoute = handleForUser(getSession, async (_input, { user }) => {
  const token = await user.renewedToken()
  return {
    email: user.email,
    ...(user.name === null ? {} : { name: user.name }),
    emailConsent: user.emailConsent,
    verified: user.verified,
    hasPassword: user.passwordHash !== null,
    needsOnboarding: !user.onboarded,
    ...(token === undefined ? {} : { token }),
  }
})
