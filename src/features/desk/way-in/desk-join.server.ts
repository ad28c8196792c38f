// Using an invitation (D-1, L5): nothing is used up until a password and a second factor are there, and then once.
import { enforceLimits, type LimitUse } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { weakPasswordReason } from '#src/platform/identity/password-rules.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { takeTurn } from '../acts/act-log.server.ts'
import { addPasskey, noteUsedStep } from '../factors/factors.queries.server.ts'
import { offerKey, proveKey, provePasskey } from '../factors/new-factor.server.ts'
import { askForNew } from '../factors/passkeys.server.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.server.ts'
import { invitationGone, requireInvitation } from '../people/desk-invitations.server.ts'
import { addOperator, findOperatorByEmail, takeInvitation } from '../people/people.queries.server.ts'
import { DESK_JOIN_NETWORK } from './desk-limits.server.ts'
import { enterDesk } from './enter-desk.server.ts'
import { type DoorContext, handleAtDoor } from './handle-at-desk.server.ts'
import { askForNewPasskey, joinDesk, lookAtInvitation, makeKey } from './way-in.contract.ts'

/** What a passkey is made for. */
const PURPOSE = 'join'

type NewFactor = InputOf<typeof joinDesk>['factor']

export const deskJoinRoutes: Route[] = [
  handleAtDoor(lookAtInvitation, async ({ code }, context) => {
    const { email, role } = await openInvitation(code, context)
    return { email, role }
  }),

  handleAtDoor(makeKey, async ({ code }, context) => {
    const { id } = await openInvitation(code, context)
    return offerKey(context.services, id)
  }),

  handleAtDoor(askForNewPasskey, async ({ code }, context) =>
    askForNew(context.services, await openInvitation(code, context), PURPOSE),
  ),

  handleAtDoor(joinDesk, async ({ code, password, factor }, context) => {
    const { services, client } = context
    const { id, email } = await openInvitation(code, context)
    const weak = weakPasswordReason(password, email)
    if (weak !== null) throw new AppError('bad_request', weak, { fields: { password: weak } })
    const passwordHash = await services.passwords.hash(password)
    const proven = await proveNewFactor(services, id, factor)
    return services.database.query.transaction().execute(async (transaction) => {
      await takeTurn(transaction, services)
      const now = services.clock()
      const invitation = await takeInvitation(transaction, hashSecret(code), now)
      if (invitation === undefined) throw invitationGone()
      const { canonical_email, role } = invitation
      if ((await findOperatorByEmail(transaction, canonical_email)) !== undefined) throw invitationGone()
      const created_at = now.toISOString()
      const totp_sealed = proven.way === 'code' ? services.secrets.seal(proven.key) : null
      const left_at = null
      await addOperator(transaction, {
        ...{ id, email, canonical_email, role, totp_sealed, left_at, created_at },
        password_hash: passwordHash,
      })
      if (proven.way === 'code') await noteUsedStep(transaction, id, proven.step)
      else await addPasskey(transaction, { ...proven.passkey, operator_id: id, device: client.device, created_at })
      await enterDesk(transaction, context, id, 'join', factor.way)
      return { recoveryCodes: await renewRecoveryCodes(transaction, id) }
    })
  }),
]

async function openInvitation(code: string, { services, client }: DoorContext) {
  const tries: LimitUse[] = [{ limit: DESK_JOIN_NETWORK, subject: client.network }]
  await enforceLimits(services, tries)
  return requireInvitation(services, code)
}

async function proveNewFactor(services: Services, id: string, factor: NewFactor) {
  return factor.way === 'passkey'
    ? { way: 'passkey' as const, passkey: await provePasskey(services, id, PURPOSE, factor.passkey) }
    : { way: 'code' as const, ...proveKey(services, id, factor) }
}
