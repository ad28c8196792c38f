// `npm run desk`: invites the first owner, helpers while no owner has the time, and operators who have lost their second factor.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { renderMessage } from '#src/platform/http/render-message.ts'
import { findAccount } from '#src/platform/identity/accounts.ts'
import { appendAuditEntry, lockAuditLog } from '#src/platform/identity/audit-log.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { EmailAddress } from '#src/shared/email-address.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { OPERATOR_ROLES } from '#src/shared/operators.ts'
import { expectFirstOwner, inviteOperator } from './invitations.server.ts'
import { resetFactors } from './people.server.ts'

/** @returns what to print; the last line is the link. @throws an error that says what to do */
export async function inviteByCommand(services: Services, wanted: { email: string; role: string }): Promise<string[]> {
  const email = readAddress(wanted.email)
  const role = OPERATOR_ROLES.find((one) => one === wanted.role)
  if (role === undefined) throw new Error(`"${wanted.role}" is no role. Choose owner, editor or moderator.`)
  const link = await inOwnWords(services, async (transaction) => {
    if (role === 'owner') await expectFirstOwner(transaction)
    const invited = await inviteOperator(transaction, services, { email, role, by: null })
    const about = { person: invited.id, role }
    await appendAuditEntry(transaction, services, { accountId: null, act: 'invite', about })
    return invited.link
  })
  return [`A mail with this link goes to ${email}. It works once, within 24 hours:`, link]
}

/** @returns what to print; the last line is the link. @throws an error that says what to do */
export async function resetFactorsByCommand(services: Services, address: string): Promise<string[]> {
  const email = readAddress(address)
  const link = await inOwnWords(services, async (transaction) => {
    const account = await findAccount(transaction, canonicalEmail(email))
    if (account === undefined || account.role === null) throw new Error(`${email} has no role here.`)
    const invited = await resetFactors(transaction, services, { id: account.id, by: null })
    await appendAuditEntry(transaction, services, {
      accountId: null,
      act: 'reset-factors',
      about: { person: account.id },
    })
    return invited.link
  })
  return [
    `The second factor of ${email} is gone. A mail with this link goes there. It works once, within 24 hours:`,
    link,
  ]
}

function readAddress(text: string): string {
  const email = EmailAddress.safeParse(text)
  if (!email.success) throw new Error(`"${text}" is not an email address.`)
  return email.data
}

async function inOwnWords(services: Services, work: (transaction: Kysely<Tables>) => Promise<string>): Promise<string> {
  try {
    return await services.database.query.transaction().execute(async (transaction) => {
      await lockAuditLog(transaction, services)
      return work(transaction)
    })
  } catch (error) {
    throw error instanceof AppError ? new Error(renderMessage(DEFAULT_LANGUAGE, error.messageRef)) : error
  }
}
