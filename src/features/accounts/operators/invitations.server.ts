// Invitations to the desk: 256 bits of which only a hash is kept, for one address and role, once, within 24 hours. The person who uses one is
// signed in to the account of that address, which is proven. Nothing is used up until a second factor is shown to work.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type EnteringContext, handleAnonymous, handleEntering } from '#src/platform/http/desk-route.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { findAccount, findAccountById, lockAccount } from '#src/platform/identity/accounts.ts'
import { appendAuditEntry, lockAuditLog } from '#src/platform/identity/audit-log.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import {
  endOperatorSessionsOf,
  giveRole,
  listOperators,
  startOperatorSession,
} from '#src/platform/identity/operators.ts'
import { keepFactor, offerKey, proveKey, renewRecoveryCodes } from '#src/platform/identity/second-factor.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import { DESK_JOIN_PATH } from '#src/shared/paths.ts'
import { findInvitation, forgetInvitationsOf, replaceInvitation, takeInvitation } from './invitations.queries.server.ts'
import { acceptInvitation, lookAtInvitation, offerFirstKey } from './operators.contract.ts'
import { invitationMail } from './operators.emails.server.ts'

const LIFE_MS = 24 * HOUR_MS
/** Codes of invitations tried from one network. */
const INVITATIONS_NETWORK: Limit = { name: 'invitations-network', max: 60, seconds: 15 * 60 }

interface Wanted {
  email: string
  role: OperatorRole
  /** The account of the inviting owner; null for a command. */
  by: string | null
}

interface Invited {
  /** The id of the invitation. */
  id: string
  /** The secret of the link, which is not stored. */
  link: string
}

/** Invites by mail. @throws AppError `conflict` for a person who has a role */
export async function inviteOperator(query: Kysely<Tables>, services: Services, wanted: Wanted): Promise<Invited> {
  const account = await findAccount(query, canonicalEmail(wanted.email))
  if (account !== undefined && account.role !== null) throw new AppError('conflict', 'desk_answers_invite_known')
  return sendInvitation(query, services, wanted)
}

/** Invites by mail, also an operator who has lost their second factor. */
export async function sendInvitation(query: Kysely<Tables>, services: Services, wanted: Wanted): Promise<Invited> {
  const invited = await addInvitation(query, services, wanted)
  await queueMail(query, services, invitationMail(wanted.email, invited.link))
  return invited
}

export async function addInvitation(
  query: Kysely<Tables>,
  services: Services,
  { email, role, by }: Wanted,
): Promise<Invited> {
  const now = services.clock()
  const invitation = randomSecret()
  const id = randomUUID()
  await replaceInvitation(query, {
    ...{ id, email, role },
    code_hash: hashSecret(invitation),
    canonical_email: canonicalEmail(email),
    invited_by: by,
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return { id, link: `${services.config.http.publicUrl}${DESK_JOIN_PATH}?code=${invitation}` }
}

/**
 * Invites the first owner, by a command on the server: one link at a time is valid.
 * @throws AppError `conflict` once there is an owner, who invites others
 */
export async function expectFirstOwner(query: Kysely<Tables>): Promise<void> {
  const operators = await listOperators(query)
  if (operators.some(({ role }) => role === 'owner')) throw new AppError('conflict', 'desk_answers_invite_owner')
  await forgetInvitationsOf(query, 'owner')
}

export const invitationRoutes: Route[] = [
  handleAnonymous(lookAtInvitation, async ({ invitation }, { services, client }) => {
    await enforceLimits(services, [{ limit: INVITATIONS_NETWORK, subject: client.network }])
    const found = await findInvitation(services.database.query, hashSecret(invitation), services.clock())
    if (found === undefined) throw invitationGone()
    return { email: found.email, role: found.role }
  }),

  handleEntering(offerFirstKey, async ({ invitation }, context) => {
    const { services, user } = context
    await requireOwnInvitation(invitation, context)
    return offerKey(services, { id: user.accountId, email: user.email })
  }),

  handleEntering(acceptInvitation, async ({ invitation, sealedKey, newCode }, context) => {
    const { services, user, request, addHeader } = context
    await requireOwnInvitation(invitation, context)
    const proven = proveKey(services, user.accountId, sealedKey, newCode)
    return services.database.query.transaction().execute(async (transaction) => {
      await lockAuditLog(transaction, services)
      await lockAccount(transaction, user.accountId)
      const taken = await takeInvitation(transaction, hashSecret(invitation), services.clock())
      const account = await findAccountById(transaction, user.accountId)
      if (taken === undefined || account?.canonical_email !== taken.canonical_email) throw invitationGone()
      // An operator who lost their second factor has a role, which may have changed since the new invitation.
      if (account.role === null) await giveRole(transaction, account.id, taken.role)
      await endOperatorSessionsOf(transaction, account.id)
      await keepFactor(transaction, services, account.id, proven)
      const recoveryCodes = await renewRecoveryCodes(transaction, account.id)
      const cookie = await startOperatorSession(transaction, services, request, user)
      if (cookie === null) throw new AppError('unauthorized', 'server_log_in')
      const about = { role: account.role ?? taken.role }
      await appendAuditEntry(transaction, services, { accountId: account.id, act: 'join', about })
      addHeader('Set-Cookie', cookie)
      return { recoveryCodes }
    })
  }),
]

/** @throws AppError 404 for an unknown one, 403 for another account's, or while the address is not proven */
async function requireOwnInvitation(invitation: string, { services, client, user }: EnteringContext): Promise<void> {
  await enforceLimits(services, [{ limit: INVITATIONS_NETWORK, subject: client.network }])
  const found = await findInvitation(services.database.query, hashSecret(invitation), services.clock())
  if (found === undefined) throw invitationGone()
  if (found.canonical_email !== user.canonicalEmail) throw new AppError('forbidden', 'desk_answers_invitation_other')
  if (!user.verified) throw new AppError('forbidden', 'desk_answers_invitation_unproven')
}

/** The error for a wrong, a used and an expired code alike. */
function invitationGone(): AppError {
  return new AppError('not_found', 'desk_answers_invitation_gone')
}
