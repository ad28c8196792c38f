// Changing one's own ways in. Each change is proven, ends the sessions elsewhere, and is told to its owner and to the owners of the desk.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Route } from '#src/platform/http/route.ts'
import { weakPasswordReason } from '#src/platform/identity/password-rules.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import type { ActAbout } from '../acts/act-names.ts'
import { changedWayInMail, type WayInChange } from '../desk.emails.server.ts'
import {
  addPasskey,
  countRecoveryCodes,
  dropPasskey,
  keepKey,
  listPasskeys,
  noteUsedStep,
} from '../factors/factors.queries.server.ts'
import { offerKey, proveKey, provePasskey } from '../factors/new-factor.server.ts'
import { askForNew } from '../factors/passkeys.server.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.server.ts'
import { endSessionById, keepPassword, listOperators } from '../people/people.queries.server.ts'
import type { OwnProof } from '../proof/proof.contract.ts'
import { endOtherSessions } from '../way-in/desk-sessions.queries.server.ts'
import { listOpenSessions } from '../way-in/desk-sessions.server.ts'
import {
  type Act,
  type DeskContext,
  handleAtDesk,
  handleDeskAct,
  handlePreparedAct,
} from '../way-in/handle-at-desk.server.ts'
import {
  addOwnPasskey,
  askForOwnPasskey,
  changeDeskPassword,
  changeOneTimeCodes,
  endOwnSession,
  listWaysIn,
  offerOwnKey,
  removeOwnPasskey,
  renewOwnRecoveryCodes,
  shortId,
} from './mine.contract.ts'

/** What a passkey is made for. */
const PURPOSE = 'one more passkey'

/** The log says nothing more of it. @param wordsOf what the proof names, beside who and which act */
const proven = <Input extends { proof: OwnProof }>(
  act: WayInChange,
  wordsOf: (input: Input) => ActAbout = () => ({}),
): Act<Input> => ({
  act,
  proves: (input) => ({ words: wordsOf(input), proof: input.proof }),
  about: () => ({}),
})

export const mineRoutes: Route[] = [
  handleAtDesk(listWaysIn, async (_input, { services, operator }) => {
    const { query } = services.database
    const passkeys = await listPasskeys(query, operator.id)
    const sessions = await listOpenSessions(query, services.clock())
    return {
      oneTimeCodes: operator.totp_sealed !== null,
      passkeys: passkeys.map(({ id, device, created_at }) => ({ id, device, since: created_at })),
      recoveryCodes: await countRecoveryCodes(query, operator.id),
      sessions: sessions
        .filter(({ operator_id }) => operator_id === operator.id)
        .map(({ id, device, last_used_at }) => ({
          ...{ id, device },
          lastUsedAt: last_used_at,
          mine: id === operator.sessionId,
        })),
    }
  }),

  handleDeskAct(endOwnSession, { act: 'end-session', about: () => ({}) }, async ({ id }, context, transaction) => {
    const { services, operator } = context
    const own = await listOpenSessions(transaction, services.clock())
    const isOwn = own.some((session) => session.id === id && session.operator_id === operator.id)
    if (!isOwn || !(await endSessionById(transaction, id))) throw new AppError('not_found', 'desk_answers_nobody')
    return {}
  }),

  handlePreparedAct(
    changeDeskPassword,
    proven('change-password'),
    async ({ password, newPassword }, { services, operator }) => {
      const { matches } = await services.passwords.check(password, operator.password_hash)
      if (!matches) throw wrongField('password', 'desk_answers_password_wrong')
      const weak = weakPasswordReason(newPassword, operator.email)
      if (weak !== null) throw wrongField('newPassword', weak)
      return services.passwords.hash(newPassword)
    },
    async (_input, context, transaction, passwordHash) => {
      await keepPassword(transaction, context.operator.id, passwordHash)
      return finishChange(context, transaction, 'change-password')
    },
  ),

  handleAtDesk(offerOwnKey, async (_input, { services, operator }) => offerKey(services, operator.id)),

  handleDeskAct(changeOneTimeCodes, proven('change-codes'), async (offered, context, transaction) => {
    const { services, operator } = context
    const { key, step } = proveKey(services, operator.id, offered)
    await keepKey(transaction, operator.id, services.secrets.seal(key))
    await noteUsedStep(transaction, operator.id, step)
    return finishChange(context, transaction, 'change-codes')
  }),

  handleAtDesk(askForOwnPasskey, (_input, { services, operator }) => askForNew(services, operator, PURPOSE)),

  handlePreparedAct(
    addOwnPasskey,
    proven('add-passkey'),
    ({ passkey }, { services, operator }) => provePasskey(services, operator.id, PURPOSE, passkey),
    async (_input, context, transaction, kept) => {
      const { services, operator, client } = context
      const created_at = services.clock().toISOString()
      await addPasskey(transaction, { ...kept, operator_id: operator.id, device: client.device, created_at })
      return finishChange(context, transaction, 'add-passkey')
    },
  ),

  handleDeskAct(
    removeOwnPasskey,
    proven('remove-passkey', ({ id }) => ({ passkey: shortId(id) })),
    async ({ id }, context, transaction) => {
      const { operator } = context
      const others = (await listPasskeys(transaction, operator.id)).filter((passkey) => passkey.id !== id)
      if (others.length === 0 && operator.totp_sealed === null)
        throw new AppError('conflict', 'desk_answers_last_factor')
      if (!(await dropPasskey(transaction, operator.id, id))) throw new AppError('not_found', 'desk_answers_nobody')
      return finishChange(context, transaction, 'remove-passkey')
    },
  ),

  handleDeskAct(renewOwnRecoveryCodes, proven('renew-recovery'), async (_input, context, transaction) => {
    const recoveryCodes = await renewRecoveryCodes(transaction, context.operator.id)
    await finishChange(context, transaction, 'renew-recovery')
    return { recoveryCodes }
  }),
]

/** Signs out everywhere else, and tells those who may have to stop it. */
async function finishChange(context: DeskContext, transaction: Kysely<Tables>, change: WayInChange) {
  const { services, operator } = context
  await endOtherSessions(transaction, operator.id, operator.sessionId)
  const people = await listOperators(transaction)
  for (const { id, email, role } of people) {
    if (id !== operator.id && role !== 'owner') continue
    await queueMail(transaction, services, changedWayInMail(email, operator.email, change))
  }
  return {}
}

function wrongField(field: string, said: PlainKey): AppError {
  return new AppError('bad_request', said, { fields: { [field]: said } })
}
