// Registering. Two people who register one address at the same moment get one account between them.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { enforceLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle } from '#src/platform/http/route.ts'
import { type Account, findAccount, insertAccount } from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { signNewSession } from '#src/platform/identity/sessions.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import type { Language } from '#src/shared/languages.ts'
import { OWNER_NOTICE, REGISTER_NETWORK, REGISTER_REFUSED } from '../account-limits.server.ts'
import { register } from '../accounts.contract.ts'
import { alreadyRegisteredMail } from '../accounts.emails.server.ts'
import { insertConsents } from '../consents/consents.queries.server.ts'
import { queueVerification } from '../mailed-links/email-verification.server.ts'
import { checkPassword, refuseWeakPassword } from '../password-check.server.ts'
import { beginSession } from '../session/begin-session.server.ts'
import { completeLogin } from './login.server.ts'

type Registration = InputOf<typeof register>

export const registerRoute = handle(register, async (input, { services, client }) => {
  const email = canonicalEmail(input.email)
  refuseWeakPassword(input.password, input.email, 'password')
  await enforceLimits(services, [{ limit: REGISTER_NETWORK, subject: client.network }])
  const known = await findAccount(services.database.query, email)
  const token = known === undefined ? await createAccount(services, client, email, input) : null
  return { token: token ?? (await logInInstead(services, client, email, input.password)) }
})

/** The token, or null when another request was faster with the same address. */
async function createAccount(
  services: Services,
  client: Client,
  email: string,
  input: Registration,
): Promise<string | null> {
  const passwordHash = await services.passwords.hash(input.password)
  const session = await services.database.query.transaction().execute(async (transaction) => {
    const wantsTips = hasFeature('newsletter') && input.emailPreferences.weeklyTips && input.gdprConsent.emailMarketing
    const account = await insertAccount(transaction, {
      email: input.email,
      canonical_email: email,
      name: null,
      password_hash: passwordHash,
      verified: 0,
      proven_at: null,
      email_consent: wantsTips ? 1 : 0,
      onboarded: 1,
      created_at: services.clock().toISOString(),
    })
    if (account === undefined) return null
    await keepConsents(client.language, transaction, services, account, input, wantsTips)
    await queueVerification(client.language, transaction, services, account)
    const event = { event: 'register', outcome: 'success', accountId: account.id, network: client.prefix } as const
    await logSecurityEvent(transaction, services, event)
    return beginSession(transaction, services, client, account, 'password')
  })
  return session === null ? null : signNewSession(services, session)
}

async function keepConsents(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  account: Account,
  input: Registration,
  wantsTips: boolean,
): Promise<void> {
  const answers = [
    { kind: 'privacy_policy', granted: input.gdprConsent.privacyPolicy },
    { kind: 'weekly_tips', granted: wantsTips },
  ] as const
  const when = { now: services.clock(), claimedAt: input.gdprConsent.timestamp }
  await insertConsents(language, transaction, account.id, 'registration', [...answers], when)
}

/**
 * The address is known: its right password logs in; anything else gets the one text, and the owner a notice.
 * @throws AppError 409
 */
async function logInInstead(services: Services, client: Client, email: string, password: string): Promise<string> {
  const checked = await checkPassword(services, client, email, password).catch((error: unknown) => {
    // Over the limit of log-ins even the right password is refused, with the same answer.
    if (error instanceof AppError && error.code === 'too_many_requests') return null
    throw error
  })
  const token = checked === null ? null : await completeLogin(services, client, checked)
  if (token !== null) return token
  await tellOwner(services, client, email)
  throw new AppError('conflict', REGISTER_REFUSED)
}

async function tellOwner(services: Services, client: Client, email: string): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, email)
    if (account === undefined) return
    const event = { event: 'register', outcome: 'failure', accountId: account.id, network: client.prefix } as const
    await logSecurityEvent(transaction, services, event)
    if (await tryTakeLimit(transaction, services, { limit: OWNER_NOTICE, subject: account.id })) {
      await queueMail(transaction, services, alreadyRegisteredMail(client.language, account))
    }
  })
}
