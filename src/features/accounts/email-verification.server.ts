// Proving that a mailbox is one's own: a code by mail, which only a POST uses up (trust.md A20, B8).
import type { Kysely } from 'kysely'
import type { WhenProven } from '#src/server/address-proof.ts'
import type { Tables } from '#src/server/database/tables.ts'
import { queueMail } from '#src/server/mail/outbox.ts'
import { takeFromLimits } from '#src/server/rate-limit.ts'
import { handle, handleForUser, type Route } from '#src/server/route.ts'
import { hashSecret, randomSecret } from '#src/server/secrets.ts'
import { logSecurityEvent } from '#src/server/security-log.ts'
import type { Services } from '#src/server/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { CODES_NETWORK, VERIFICATION_MAILS } from './account-limits.server.ts'
import { verifyEmail } from './accounts.contract.ts'
import { type Receiver, verificationMail } from './accounts.emails.server.ts'
import { updateAccount } from './accounts.queries.server.ts'
import { hasVerified, putCode, useCode } from './mail-codes.queries.server.ts'
import { sendVerification } from './my-account.contract.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000

export const CODE_REFUSED = 'This link has expired or has been used. Please log in and ask for a new one.'
const VERIFIED = 'Thank you! Your email address is confirmed.'

/** Makes a code and puts its mail into the outbox, both or neither. */
export async function queueVerification(
  transaction: Kysely<Tables>,
  services: Services,
  account: Receiver,
): Promise<void> {
  const code = randomSecret()
  const now = services.clock()
  await putCode(transaction, {
    code_hash: hashSecret(code),
    account_id: account.id,
    purpose: 'verify',
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    created_at: now.toISOString(),
  })
  await queueMail(transaction, services, verificationMail(services, account, code))
}

export function verifyEmailRoute(whenProven: WhenProven): Route {
  return handle(verifyEmail, async ({ code }, { services, client }) => {
    await takeFromLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
    const codeHash = hashSecret(code)
    const accountId = await services.database.query.transaction().execute(async (transaction) => {
      const used = await useCode(transaction, codeHash, 'verify', services.clock())
      if (used === undefined) return undefined
      await updateAccount(transaction, used, { verified: 1 })
      await whenProven(transaction, services, used)
      const event = { event: 'email.verify', outcome: 'success', accountId: used, network: client.prefix } as const
      await logSecurityEvent(transaction, services, event)
      return used
    })
    if (accountId !== undefined || (await hasVerified(services.database.query, codeHash))) return { message: VERIFIED }
    throw new AppError('bad_request', CODE_REFUSED)
  })
}

export const sendVerificationRoute = handleForUser(sendVerification, async (_input, { services, user }) => {
  if (user.verified) return { message: 'Your email address is confirmed already.' }
  await takeFromLimits(services, [{ limit: VERIFICATION_MAILS, subject: user.accountId }])
  await services.database.query
    .transaction()
    .execute((transaction) => queueVerification(transaction, services, { id: user.accountId, email: user.email }))
  return { message: "We've sent you a link to confirm your email address." }
})
