// `npm run desk -- invite`: the first owner comes in by it, and helpers while no owner has the time.
import { say } from '#src/platform/http/say.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { EmailAddress } from '#src/shared/email-address.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { takeTurn, writeAct } from '../acts/act-log.server.ts'
import { DeskRole } from '../desk-roles.contract.ts'
import { expectFirstOwner, inviteToDesk } from './desk-invitations.server.ts'

/**
 * Invites somebody and leaves a line in the log of acts.
 * @returns what to print; the last line is the link
 * @throws an error that says what to do
 */
export async function inviteByCommand(services: Services, wanted: { email: string; role: string }): Promise<string[]> {
  const email = EmailAddress.safeParse(wanted.email)
  if (!email.success) throw new Error(`"${wanted.email}" is not an email address.`)
  const role = DeskRole.safeParse(wanted.role)
  if (!role.success) throw new Error(`"${wanted.role}" is no role. Choose owner, editor or moderator.`)
  const link = await inviteInWords(services, email.data, role.data)
  return [`Send this link to ${email.data}. It works once, within 24 hours:`, link]
}

async function inviteInWords(services: Services, email: string, role: DeskRole): Promise<string> {
  try {
    return await services.database.query.transaction().execute(async (transaction) => {
      await takeTurn(transaction, services)
      if (role === 'owner') await expectFirstOwner(transaction)
      const { id, link } = await inviteToDesk(transaction, services, { email, role })
      await writeAct(transaction, services, { operatorId: null, act: 'invite', about: { person: id, role } })
      return link
    })
  } catch (error) {
    throw error instanceof AppError ? new Error(say(DEFAULT_LANGUAGE, error.said)) : error
  }
}
