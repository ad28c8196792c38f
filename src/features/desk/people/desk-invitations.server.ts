// Invitations to the desk (L5): 256 bits of which only a hash is kept, for one address and role, once, within 24 hours.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { DESK_JOIN_PATH } from '../desk-paths.ts'
import type { DeskRole } from '../desk-roles.contract.ts'
import {
  findInvitation,
  findOperatorByEmail,
  forgetInvitationsOf,
  listOperators,
  replaceInvitation,
} from './people.queries.server.ts'

const LIFE_MS = 24 * HOUR_MS

export interface Invited {
  /** Of the operator to be. */
  id: string
  /** Shown once, and kept nowhere. */
  link: string
}

/** @throws AppError `conflict` for the address of somebody who is here */
export async function inviteToDesk(
  query: Kysely<Tables>,
  services: Services,
  { email, role }: { email: string; role: DeskRole },
): Promise<Invited> {
  const now = services.clock()
  const canonical = canonicalEmail(email)
  if ((await findOperatorByEmail(query, canonical)) !== undefined) {
    throw new AppError('conflict', 'desk_answers_invite_known')
  }
  const code = randomSecret()
  const id = randomUUID()
  await replaceInvitation(query, {
    id,
    code_hash: hashSecret(code),
    email,
    canonical_email: canonical,
    role,
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return { id, link: `${services.config.http.publicUrl}${DESK_JOIN_PATH}?code=${code}` }
}

/**
 * Clears the way for a first owner, for whoever runs the machine: one link at a time opens the desk.
 * @throws AppError `conflict` once there is an owner, who invites others
 */
export async function expectFirstOwner(query: Kysely<Tables>): Promise<void> {
  const operators = await listOperators(query)
  if (operators.some(({ role }) => role === 'owner')) throw new AppError('conflict', 'desk_answers_invite_owner')
  await forgetInvitationsOf(query, 'owner')
}

/** @throws AppError 404, the same for a wrong code, a used and an old one */
export async function requireInvitation(services: Services, code: string) {
  const invitation = await findInvitation(services.database.query, hashSecret(code), services.clock())
  if (invitation === undefined) throw invitationGone()
  return invitation
}

export function invitationGone(): AppError {
  return new AppError('not_found', 'desk_answers_invitation_gone')
}
