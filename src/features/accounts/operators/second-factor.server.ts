// The second factor in use: it opens the desk for a signed-in operator, and a change of it asks for the old one.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import {
  type Act,
  type DeskContext,
  handleAtDesk,
  handleDeskAct,
  handleEntering,
} from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { findAccountById, lockAccount } from '#src/platform/identity/accounts.ts'
import { appendAuditEntry, lockAuditLog } from '#src/platform/identity/audit-log.ts'
import {
  endCookie,
  endOperatorSession,
  endOperatorSessionsOf,
  listOperators,
  startOperatorSession,
} from '#src/platform/identity/operators.ts'
import {
  countRecoveryCodes,
  keepFactor,
  offerKey,
  proveKey,
  renewRecoveryCodes,
  withCode,
} from '#src/platform/identity/second-factor.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { getDeskSession, leaveDesk } from '#src/shared/desk-session.contract.ts'
import { changeOwnKey, enterDesk, listOwnFactors, offerOwnKey, renewOwnRecoveryCodes } from './operators.contract.ts'
import { changedFactorMail, type FactorChange } from './operators.emails.server.ts'

const asksForCode = <Input extends { code: string }>(act: FactorChange): Act<Input> => ({
  act,
  code: ({ code }) => code,
  about: () => ({}),
})

export const secondFactorRoutes: Route[] = [
  handleEntering(enterDesk, async ({ code }, { services, user, client, request, addHeader }) => {
    const account = await findAccountById(services.database.query, user.accountId)
    if (account === undefined || account.role === null) throw new AppError('forbidden', 'desk_answers_no_role')
    const enter = async (transaction: Kysely<Tables>) => {
      const cookie = await startOperatorSession(transaction, services, request, user)
      if (cookie === null) throw new AppError('unauthorized', 'server_log_in')
      await appendAuditEntry(transaction, services, { accountId: user.accountId, act: 'login', about: {} })
      return cookie
    }
    const work = (act: typeof enter) =>
      services.database.query.transaction().execute(async (transaction) => {
        await lockAuditLog(transaction, services)
        await lockAccount(transaction, user.accountId)
        return act(transaction)
      })
    addHeader('Set-Cookie', await withCode(services, { ...client, accountId: user.accountId }, code, work, enter))
    return {}
  }),

  handleAtDesk(getDeskSession, async (_input, { operator: { email, role } }) => ({ email, role })),

  handleDeskAct(
    leaveDesk,
    { act: 'logout', about: () => ({}) },
    async (_input, { services, operator, addHeader }, transaction) => {
      await endOperatorSession(transaction, operator.sidHash)
      addHeader('Set-Cookie', endCookie(services.config))
      addHeader('Clear-Site-Data', '"cache"')
      return {}
    },
  ),

  handleAtDesk(listOwnFactors, async (_input, { services, operator }) => ({
    recoveryCodes: await countRecoveryCodes(services.database.query, operator.id),
  })),

  handleAtDesk(offerOwnKey, async (_input, { services, operator }) => offerKey(services, operator)),

  handleDeskAct(changeOwnKey, asksForCode('change-codes'), async ({ sealedKey, newCode }, context, transaction) => {
    const { services, operator } = context
    await keepFactor(transaction, services, operator.id, proveKey(services, operator.id, sealedKey, newCode))
    return finishChange(context, transaction, 'change-codes')
  }),

  handleDeskAct(renewOwnRecoveryCodes, asksForCode('renew-recovery'), async (_input, context, transaction) => {
    const recoveryCodes = await renewRecoveryCodes(transaction, context.operator.id)
    await finishChange(context, transaction, 'renew-recovery')
    return { recoveryCodes }
  }),
]

/** Ends the operator's other sessions, and mails the owners, who can undo a change by a thief. */
async function finishChange({ services, operator }: DeskContext, transaction: Kysely<Tables>, change: FactorChange) {
  await endOperatorSessionsOf(transaction, operator.id, operator.sidHash)
  for (const { id, email, role } of await listOperators(transaction)) {
    if (id !== operator.id && role !== 'owner') continue
    await queueMail(transaction, services, changedFactorMail(email, operator.email, change))
  }
  return {}
}
