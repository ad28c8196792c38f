// Lists and ends the sessions of a signed-in person, and changes their password.
import type { Client } from '#src/platform/http/client.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handleForUser } from '#src/platform/http/route.ts'
import { updateAccount } from '#src/platform/identity/accounts.ts'
import { forgetDevices } from '#src/platform/identity/known-devices.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { endAllSessions, endOneSession, listLiveSessions } from '#src/platform/identity/sessions.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { CHANGE_PASSWORD } from '../account-limits.server.ts'
import { passwordChangedMail } from '../accounts.emails.server.ts'
import { hasGoogleIdentity } from '../google.queries.server.ts'
import { dropCodes } from '../mailed-links/mail-codes.queries.server.ts'
import { type CheckedPassword, checkPassword, refuseWeakPassword } from '../password-check.server.ts'
import { completeLogin } from '../sign-in/login.server.ts'
import { changePassword, endOtherSessions, endSession, listSessions } from './my-account.contract.ts'

const NO_PASSWORD = 'accounts_answers_password_none'
const WRONG_PASSWORD = 'accounts_answers_password_wrong'

export const listSessionsRoute = handleForUser(listSessions, async (_input, { services, user }) => {
  const sessions = await listLiveSessions(services, user.accountId)
  return {
    sessions: sessions.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      current: id === user.sessionId,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
  }
})

export const endSessionRoute = handleForUser(endSession, async ({ id }, { services, client, user }) => {
  const ended = await services.database.query.transaction().execute(async (transaction) => {
    if (!(await endOneSession(transaction, user.accountId, id))) return false
    const event = {
      event: 'session.end',
      outcome: 'success',
      accountId: user.accountId,
      network: client.prefix,
    } as const
    await logSecurityEvent(transaction, services, event)
    return true
  })
  // Another account's session gives the same answer as an unknown one.
  if (!ended) throw new AppError('not_found', 'accounts_answers_session_ended')
  return {}
})

export const endOtherSessionsRoute = handleForUser(endOtherSessions, async (_input, { services, client, user }) => {
  return services.database.query.transaction().execute(async (transaction) => {
    const ended = await endAllSessions(transaction, user.accountId, user.sessionId)
    const event = {
      event: 'session.end',
      outcome: 'success',
      accountId: user.accountId,
      network: client.prefix,
    } as const
    await logSecurityEvent(transaction, services, event)
    return { ended }
  })
})

export const changePasswordRoute = handleForUser(changePassword, async (input, { services, client, user }) => {
  if (user.passwordHash === null) throw new AppError('bad_request', NO_PASSWORD)
  refuseWeakPassword(input.newPassword, user.email, 'newPassword')
  const checked = await confirmPassword(services, client, user.canonicalEmail, input.currentPassword, 'currentPassword')
  await enforceLimits(services, [{ limit: CHANGE_PASSWORD, subject: user.accountId }])
  const newHash = await services.passwords.hash(input.newPassword)
  const { account } = checked
  const token = await completeLogin(services, client, checked, async (transaction) => {
    // Every session ends, this one too; the answer carries the token of a new one.
    await updateAccount(transaction, account.id, { password_hash: newHash })
    await endAllSessions(transaction, account.id)
    await forgetDevices(transaction, account.id)
    // An unproven address may belong to another person, so the codes in that mailbox stay and it gets no notice.
    if (user.verified) {
      await dropCodes(transaction, account.id)
      const hasGoogle = await hasGoogleIdentity(transaction, account.id)
      await queueMail(transaction, services, passwordChangedMail(client.language, account, hasGoogle))
    }
    const event = { event: 'password.change', outcome: 'success', accountId: account.id } as const
    await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
  })
  if (token === null) throw wrongPassword('currentPassword')
  return { token }
})

/**
 * Checks the password of the person who is signed in, within the limits of logging in.
 * @throws AppError 400 that names the field, 429 over the limits
 */
export async function confirmPassword(
  services: Services,
  client: Client,
  email: string,
  password: string,
  field: string,
): Promise<CheckedPassword> {
  const checked = await checkPassword(services, client, email, password)
  // Not 401: the person is signed in, and the page must not take them for signed out.
  if (checked === null) throw wrongPassword(field)
  return checked
}

function wrongPassword(field: string): AppError {
  return new AppError('bad_request', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD } })
}
