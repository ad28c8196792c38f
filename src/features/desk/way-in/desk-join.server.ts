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
import { findStep, newKey } from '../factors/one-time-codes.server.ts'
import { askForNew, checkNew } from '../factors/passkeys.server.ts'
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
    const key = newKey()
    return { key, sealedKey: context.services.secrets.seal(JSON.stringify({ id, key })) }
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

/** @throws AppError 400 that says what to do when the code or the passkey is not good */
async function proveNewFactor(services: Services, id: string, factor: NewFactor) {
  if (factor.way === 'passkey') {
    const passkey = await checkNew(services, id, PURPOSE, factor.passkey)
    if (passkey === null) throw new AppError('bad_request', 'desk_answers_passkey_failed')
    return { way: 'passkey' as const, passkey }
  }
  const key = unsealKey(services, id, factor.sealedKey)
  const step = key === null ? null : findStep(services, key, factor.oneTimeCode)
  if (key === null || step === null) {
    throw new AppError('bad_request', 'desk_answers_code_wrong', { fields: { oneTimeCode: 'desk_answers_code_wrong' } })
  }
  return { way: 'code' as const, key, step }
}

/** Null for what we did not seal for this invitation. */
function unsealKey({ secrets }: Services, id: string, sealedKey: string): string | null {
  try {
    const sealed: { id: string; key: string } = JSON.parse(secrets.unseal(sealedKey))
    return sealed.id === id ? sealed.key : null
  } catch {
    return null
  }
}
