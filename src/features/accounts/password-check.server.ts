// Checks passwords within the limits of tries, and refuses new ones that are easy to guess.
import type { Client } from '#src/platform/http/client.ts'
import { enforceLimits, type LimitUse, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { type Account, findAccount } from '#src/platform/identity/accounts.ts'
import { isKnownDevice } from '#src/platform/identity/known-devices.ts'
import { weakPasswordReason } from '#src/platform/identity/password-rules.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { LOGIN_NETWORK, LOGIN_PAIR, THROTTLE_LOG } from './account-limits.server.ts'

/** A correct password, with the work that is left to do. */
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
    // No password was computed, so the try does not count.
    await refundLimits(query, services, counted)
    throw error
  }
  await logSecurityEvent(query, services, { ...event, outcome: 'failure' })
  return null
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
  // The network comes first, so that once it is full, invented addresses add no rows.
  return [
    { limit: LOGIN_NETWORK, subject: client.network },
    { limit: LOGIN_PAIR, subject: `${email} ${client.network}` },
  ]
}

/** @throws AppError 400 with the reason, for a password that is easy to guess */
export function refuseWeakPassword(password: string, email: string, field: string): void {
  const reason = weakPasswordReason(password, email)
  if (reason !== null) throw new AppError('bad_request', reason, { fields: { [field]: reason } })
}
