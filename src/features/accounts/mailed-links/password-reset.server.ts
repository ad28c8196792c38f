// Forgotten passwords. The request does the same work for every address; whether there is an account, the job runner
// finds out afterwards.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { type Account, findAccount, lockAccount } from '#src/platform/identity/accounts.ts'
import type { OnEmailVerified } from '#src/platform/identity/address-proof.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { queueJob } from '#src/platform/jobs/jobs.ts'
import { finishWith, type JobKind } from '#src/platform/jobs/run-jobs.ts'
import { hashMailbox } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import type { Language } from '#src/shared/languages.ts'
import {
  CODES_NETWORK,
  FORGOT_NETWORK,
  RESET_FAILED,
  RESET_MAILS_HOUR,
  RESET_MAILS_PAIR,
} from '../account-limits.server.ts'
import { forgotPassword, resetPassword } from '../accounts.contract.ts'
import { passwordResetMail, resetMail } from '../accounts.emails.server.ts'
import { refuseWeakPassword } from '../password-check.server.ts'
import { findUsableCode, putCode, useCode } from './mail-codes.queries.server.ts'
import { handOver } from './mailbox-proof.server.ts'

const LIFETIME_MS = HOUR_MS

interface TypedAddress {
  language: Language
  /** The canonical address; empty when no mail may follow. */
  email: string
}

export const forgotPasswordRoute = handle(forgotPassword, async ({ email }, { services, client }) => {
  const t = translator(client.language)
  const canonical = canonicalEmail(email)
  await enforceLimits(services, [{ limit: FORGOT_NETWORK, subject: client.network }])
  await services.database.query.transaction().execute(async (transaction) => {
    const hasHour = await tryTakeLimit(transaction, services, { limit: RESET_MAILS_HOUR, subject: canonical })
    // Over the hourly limit nothing counts for the day, but the same work is done, so that the time reveals nothing.
    const subject = `${hasHour ? canonical : `over ${canonical}`} ${client.network}`
    const mayMail = (await tryTakeLimit(transaction, services, { limit: RESET_MAILS_PAIR, subject })) && hasHour
    const outcome = mayMail ? 'success' : 'throttled'
    const event = { event: 'password.forgot', outcome, email: canonical, network: client.prefix } as const
    await logSecurityEvent(transaction, services, event)
    const payload: TypedAddress = { language: client.language, email: mayMail ? canonical : '' }
    await queueJob(transaction, services, {
      kind: RESET_REQUEST.kind,
      lane: 'account',
      payload,
      mailboxHash: hashMailbox(services.secrets, canonical),
    })
  })
  return { message: t('accounts_answers_reset_requested') }
})

/** Sends the mail for a typed address if it has an account. */
export const RESET_REQUEST: JobKind = {
  kind: 'reset-request',
  run: (services, job) =>
    finishWith(services, job, async (transaction) => {
      const { language, email } = job.read<TypedAddress>()
      const account = await findAccount(transaction, email)
      if (account !== undefined) await queueReset(language, transaction, services, account)
    }),
}

async function queueReset(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  account: Account,
): Promise<void> {
  const token = randomSecret()
  const now = services.clock()
  // The mail comes first, because a link that is not sent must not replace one that was.
  if (!(await queueMail(transaction, services, resetMail(language, services, account, token)))) return
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
    const t = translator(client.language)
    await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
    const codeHash = hashSecret(token)
    const account = await findUsableCode(services.database.query, codeHash, 'reset', services.clock())
    if (account === undefined) throw new AppError('bad_request', RESET_FAILED)
    // Checked before the code is used up, because a refused password must not use up the link.
    refuseWeakPassword(newPassword, account.email, 'newPassword')
    const passwordHash = await services.passwords.hash(newPassword)
    const done = await services.database.query.transaction().execute(async (transaction) => {
      // Locks the account first, as a change of password and a deletion do, so that they cannot deadlock.
      await lockAccount(transaction, account.id)
      const accountId = await useCode(transaction, codeHash, 'reset', services.clock())
      if (accountId === undefined) return false
      const { hadGoogle } = await handOver(client.language, transaction, services, accountId, {
        source: 'password_reset',
        passwordHash,
      })
      await onEmailVerified(transaction, services, accountId, null)
      await queueMail(transaction, services, passwordResetMail(client.language, account, hadGoogle))
      const event = { event: 'password.reset', outcome: 'success', accountId, network: client.prefix } as const
      await logSecurityEvent(transaction, services, event)
      return true
    })
    if (!done) throw new AppError('bad_request', RESET_FAILED)
    return { message: t('accounts_answers_password_changed') }
  })
}
