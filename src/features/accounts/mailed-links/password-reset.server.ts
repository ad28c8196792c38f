// Forgotten passwords. The request does the same work for every address; whether there is an account, the job runner
// finds out afterwards (A9).
import type { Kysely } from 'kysely'
import type { ResetRequestTable, Tables } from '#src/platform/database/tables.ts'
import { enforceLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { type Account, findAccount } from '#src/platform/identity/accounts.ts'
import type { OnEmailVerified } from '#src/platform/identity/address-proof.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import {
  CODES_NETWORK,
  FORGOT_NETWORK,
  RESET_FAILED,
  RESET_MAILS_HOUR,
  RESET_MAILS_PAIR,
} from '../account-limits.server.ts'
import { forgotPassword, resetPassword } from '../accounts.contract.ts'
import { passwordResetMail, resetMail } from '../accounts.emails.server.ts'
import { refuseWeakPassword } from '../sign-in/registration.server.ts'
import {
  findUsableCode,
  insertResetRequest,
  listResetRequests,
  putCode,
  takeResetRequest,
  useCode,
} from './mail-codes.queries.server.ts'
import { handOver } from './mailbox-proof.server.ts'

const LIFETIME_MS = 60 * 60 * 1_000
const REQUESTS_AT_ONCE = 50

const REQUESTED = "If an account exists for that address, we've sent password reset instructions."
const CHANGED = 'Password updated successfully! You can now log in.'

export const forgotPasswordRoute = handle(forgotPassword, async ({ email }, { services, client }) => {
  const canonical = canonicalEmail(email)
  await enforceLimits(services, [{ limit: FORGOT_NETWORK, subject: client.network }])
  await services.database.query.transaction().execute(async (transaction) => {
    const hasHour = await tryTakeLimit(transaction, services, { limit: RESET_MAILS_HOUR, subject: canonical })
    // Over the hour's limit nothing counts for the day, but the same is done, so that time does not tell.
    const subject = `${hasHour ? canonical : `over ${canonical}`} ${client.network}`
    const mayMail = (await tryTakeLimit(transaction, services, { limit: RESET_MAILS_PAIR, subject })) && hasHour
    const outcome = mayMail ? 'success' : 'throttled'
    const event = { event: 'password.forgot', outcome, email: canonical, network: client.prefix } as const
    await logSecurityEvent(transaction, services, event)
    await insertResetRequest(transaction, services.secrets.seal(mayMail ? canonical : ''), services.clock())
  })
  return { message: REQUESTED }
})

/** Turns the requests of the last moments into mails, for those addresses that have an account. */
export async function prepareResetMails(services: Services): Promise<void> {
  const { query } = services.database
  // To the end of the queue: a thousand requests for one address must not hold up the one behind them (S2).
  for (;;) {
    const requests = await listResetRequests(query, REQUESTS_AT_ONCE)
    for (const request of requests) await answerRequest(services, request)
    if (requests.length < REQUESTS_AT_ONCE || services.stopping) return
  }
}

async function answerRequest(services: Services, request: ResetRequestTable): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    if (!(await takeResetRequest(transaction, request.id))) return
    const email = unsealEmail(services, request.sealed_email)
    const account = email === null ? undefined : await findAccount(transaction, email)
    if (account !== undefined) await queueReset(transaction, services, account)
  })
}

/** Null for a request from before a change of the secret: it must not hold up those behind it. */
function unsealEmail(services: Services, sealed: string): string | null {
  try {
    return services.secrets.unseal(sealed)
  } catch (error) {
    services.log.error('reset.unreadable', error)
    return null
  }
}

async function queueReset(transaction: Kysely<Tables>, services: Services, account: Account): Promise<void> {
  const token = randomSecret()
  const now = services.clock()
  // First the mail: a link that is not sent must not take the place of one that was.
  if (!(await queueMail(transaction, services, resetMail(services, account, token)))) return
  await putCode(transaction, {
    code_hash: hashSecret(token),
    account_id: account.id,
    purpose: 'reset',
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    created_at: now.toISOString(),
  })
}

export function resetPasswordRoute(onEmailVerified: OnEmailVerified): Route {
  return handle(resetPassword, async ({ token, newPassword }, { services, client }) => {
    await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
    const codeHash = hashSecret(token)
    const account = await findUsableCode(services.database.query, codeHash, 'reset', services.clock())
    if (account === undefined) throw new AppError('bad_request', RESET_FAILED)
    // Before the code is used up: a password that is refused must not cost the link (B4).
    refuseWeakPassword(newPassword, account.email, 'newPassword')
    const passwordHash = await services.passwords.hash(newPassword)
    const done = await services.database.query.transaction().execute(async (transaction) => {
      const accountId = await useCode(transaction, codeHash, 'reset', services.clock())
      if (accountId === undefined) return false
      const { hadGoogle } = await handOver(transaction, services, accountId, { source: 'password_reset', passwordHash })
      await onEmailVerified(transaction, services, accountId, null)
      await queueMail(transaction, services, passwordResetMail(account, hadGoogle))
      const event = { event: 'password.reset', outcome: 'success', accountId, network: client.prefix } as const
      await logSecurityEvent(transaction, services, event)
      return true
    })
    if (!done) throw new AppError('bad_request', RESET_FAILED)
    return { message: CHANGED }
  })
}
