// Proves by a mailed code, which only a POST uses up, that a person owns a mailbox. Its owner gets the account. The password of the
// registration stays only if both belong to the same person (docs/decisions/0072).

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, refundLimits } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type RequestContext, type Route } from '#src/platform/http/route.ts'
import { type Account, lockAccount, lockIfPasswordUnchanged, updateAccount } from '#src/platform/identity/accounts.ts'
import type { OnEmailVerified, TipsConsent } from '#src/platform/identity/address-proof.ts'
import { findUser } from '#src/platform/identity/auth.ts'
import { isKnownDevice } from '#src/platform/identity/known-devices.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { DAY_MS, DAY_SECONDS } from '#src/shared/duration.ts'
import type { Language } from '#src/shared/languages.ts'
import { CODES_NETWORK } from '../account-limits.server.ts'
import { lookAtVerification, sendVerification, verifyEmail } from '../accounts.contract.ts'
import { type Receiver, verificationMail } from '../accounts.emails.server.ts'
import { consentWording } from '../consents/consent-wording.server.ts'
import { insertConsents } from '../consents/consents.queries.server.ts'
import { type CheckedPassword, checkPassword } from '../password-check.server.ts'
import { findUsableCode, findVerifiedBy, putCode, useCode } from './mail-codes.queries.server.ts'
import { handOver, withdrawWish } from './mailbox-proof.server.ts'

const LIFETIME_MS = 7 * DAY_MS
const SOURCE = 'email_verification'

const CODE_REFUSED = 'accounts_answers_code_refused'
const ENOUGH_MAILS = 'accounts_answers_enough_mails'
/** Seconds. */
const ENOUGH_MAILS_PAUSE = DAY_SECONDS
const WRONG_PASSWORD = 'accounts_answers_password_not_of_account'

/** Makes a code and puts its mail into the outbox, both or neither. @returns false when the mailbox has had enough of them today */
export async function queueVerification(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  account: Receiver,
): Promise<boolean> {
  const code = randomSecret()
  const now = services.clock()
  // The mail comes first, because a code that is not sent must not replace one that was.
  if (!(await queueMail(transaction, services, verificationMail(language, services, account, code)))) return false
  await putCode(transaction, {
    code_hash: hashSecret(code),
    account_id: account.id,
    purpose: 'verify',
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return true
}

export const lookAtVerificationRoute = handle(lookAtVerification, async ({ code }, context) => {
  const { services, client } = context
  await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
  const { query } = services.database
  const account = await findUsableCode(query, hashSecret(code), 'verify', services.clock())
  if (account !== undefined) {
    const ownBrowser = await isOwnBrowser(context, account.id)
    return { email: account.email, ownBrowser, weeklyTips: ownBrowser && account.email_consent === 1 }
  }
  const verified = await findVerifiedBy(query, hashSecret(code))
  if (verified === undefined) throw new AppError('bad_request', CODE_REFUSED)
  return { email: verified.email, ownBrowser: true, weeklyTips: false }
})

export function verifyEmailRoute(onEmailVerified: OnEmailVerified): Route {
  return handle(verifyEmail, async ({ code, password, weeklyTips = false }, context) => {
    const { services, client } = context
    const t = translator(client.language)
    const { query } = services.database
    await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
    const codeHash = hashSecret(code)
    const account = await findUsableCode(query, codeHash, 'verify', services.clock())
    if (account !== undefined) {
      const checked = password === undefined ? undefined : await checkTypedPassword(context, account, password)
      const isOwn = checked !== undefined || (await isOwnBrowser(context, account.id))
      await query.transaction().execute(async (transaction) => {
        if (checked !== undefined) await refundLimits(transaction, services, checked.counted)
        // Locks the account first, as its deletion does, so that the two cannot deadlock.
        await lockAccount(transaction, account.id)
        if ((await useCode(transaction, codeHash, 'verify', services.clock())) === undefined) return
        const tips =
          weeklyTips && hasFeature('newsletter')
            ? await consentToTips(client.language, transaction, services, account.id)
            : null
        await proveByLink(client.language, transaction, services, account, isOwn)
        await onEmailVerified(transaction, services, account.id, tips)
        const event = { event: 'email.verify', outcome: 'success', accountId: account.id } as const
        await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
      })
    }
    // This is also the answer to a second press and to the slower of two presses.
    const verified = await findVerifiedBy(query, codeHash)
    if (verified === undefined) throw new AppError('bad_request', CODE_REFUSED)
    return { message: t('accounts_answers_verified'), kept: verified.password_hash !== null }
  })
}

/** @throws AppError 400 for a wrong password, which must neither use up the link nor change anything; 429 over the limits */
async function checkTypedPassword(
  { services, client }: RequestContext,
  { canonical_email }: Account,
  password: string,
): Promise<CheckedPassword> {
  const checked = await checkPassword(services, client, canonical_email, password)
  if (checked === null) throw new AppError('bad_request', WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } })
  return checked
}

/**
 * Whether the request comes from where the account was made or logged in to: the person there knows its password. A session
 * alone says so only of a client that has no device id: it may have come to this device by a link that a stranger sent.
 */
async function isOwnBrowser(
  { services, client, request }: Pick<RequestContext, 'services' | 'client' | 'request'>,
  accountId: string,
): Promise<boolean> {
  if (client.deviceId === null) return (await findUser(request, services))?.accountId === accountId
  return isKnownDevice(services.database.query, accountId, hashSecret(client.deviceId))
}

/** @param isOwn whether the password and the mailbox are in the same hands */
async function proveByLink(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  { id, password_hash }: Account,
  isOwn: boolean,
): Promise<void> {
  // The password was changed since it was read, so it proves nothing.
  const kept = isOwn && (await lockIfPasswordUnchanged(transaction, id, password_hash))
  if (!kept) return void (await handOver(language, transaction, services, id, { source: SOURCE, passwordHash: null }))
  await withdrawWish(language, transaction, services, id, SOURCE)
  await updateAccount(transaction, id, { verified: 1, proven_at: services.clock().toISOString() })
}

/** Stores the press beside the text about the tips as the consent, which replaces the box ticked at registration. */
async function consentToTips(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  accountId: string,
): Promise<TipsConsent> {
  await updateAccount(transaction, accountId, { email_consent: 0 })
  const granted = [{ kind: 'weekly_tips', granted: true } as const]
  await insertConsents(language, transaction, accountId, SOURCE, granted, { now: services.clock() })
  return { source: SOURCE, wording: consentWording(language, SOURCE, 'weekly_tips'), language }
}

export const sendVerificationRoute = handleForUser(sendVerification, async (_input, { services, client, user }) => {
  const t = translator(client.language)
  if (user.verified) return { message: t('accounts_answers_verified_already') }
  const sent = await services.database.query
    .transaction()
    .execute((transaction) =>
      queueVerification(client.language, transaction, services, { id: user.accountId, email: user.email }),
    )
  if (!sent) throw new AppError('too_many_requests', ENOUGH_MAILS, { retryAfter: ENOUGH_MAILS_PAUSE })
  return { message: t('accounts_answers_verification_sent') }
})
