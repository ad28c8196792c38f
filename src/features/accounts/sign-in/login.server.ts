// Logging in and out. Unknown address, wrong password and Google-only account take the same steps and end the same way.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { enforceLimits, type LimitUse, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser } from '#src/platform/http/route.ts'
import { type Account, findAccount, lockIfPasswordUnchanged } from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isKnownDevice } from '#src/platform/identity/known-devices.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { endOneSession, signNewSession } from '#src/platform/identity/sessions.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { LOGIN_FAILED, LOGIN_NETWORK, LOGIN_PAIR, THROTTLE_LOG } from '../account-limits.server.ts'
import { getSession, login, logout } from '../accounts.contract.ts'
import { linkPendingGoogle } from '../google/google-accounts.server.ts'
import { readBrowserId } from '../google/google-browser.server.ts'
import { beginSession } from '../session/begin-session.server.ts'

/** A password that was checked and matched, and what is still to be done about it. */
export interface CheckedPassword {
  account: Account
  counted: LimitUse[]
  upgradedHash: string | undefined
}

/**
 * Checks a password within the limits. A failure is logged and stays counted.
 * @returns null for an unknown address or a wrong password
 * @throws AppError 429 over the limits, 503 when too many wait
 */
export async function checkPassword(
  services: Services,
  client: Client,
  email: string,
  password: string,
): Promise<CheckedPassword | null> {
  const { query } = services.database
  const account = await findAccount(query, email)
  const counted = await limitsFor(services, client, email, account)
  const event = {
    event: 'login',
    network: client.prefix,
    ...(account ? { accountId: account.id } : { email }),
  } as const
  try {
    await enforceLimits(services, counted)
  } catch (error) {
    if (await tryTakeLimit(query, services, { limit: THROTTLE_LOG, subject: client.network })) {
      await logSecurityEvent(query, services, { ...event, outcome: 'throttled' })
    }
    throw error
  }
  try {
    const { matches, upgraded } = await services.passwords.check(password, account?.password_hash ?? null)
    if (matches && account !== undefined) return { account, counted, upgradedHash: upgraded }
  } catch (error) {
    // Nothing was tried, so nothing counts.
    await refundLimits(query, services, counted)
    throw error
  }
  await logSecurityEvent(query, services, { ...event, outcome: 'failure' })
  return null
}

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

/** A device that has logged in before has tries of its own, which no other device can use up. */
async function limitsFor(
  services: Services,
  client: Client,
  email: string,
  account: Account | undefined,
): Promise<LimitUse[]> {
  const device = client.deviceId === null ? null : hashSecret(client.deviceId)
  const known = device !== null && (await isKnownDevice(services.database.query, account?.id ?? '', device))
  if (known) return [{ limit: LOGIN_PAIR, subject: `${email} device ${device}` }]
  // The network first: once that is full, invented addresses cost no row each.
  return [
    { limit: LOGIN_NETWORK, subject: client.network },
    { limit: LOGIN_PAIR, subject: `${email} ${client.network}` },
  ]
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
