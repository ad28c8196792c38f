// Logging in at the desk (D-2, L2): the password and a second factor, always both. Whatever is wrong is answered alike.
import type { Kysely } from 'kysely'
import type { DeskOperatorTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, refundLimits } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { AppError } from '#src/shared/app-error.ts'
import { takeTurn } from '../acts/act-log.server.ts'
import { askForKnown } from '../factors/passkeys.server.ts'
import { isStillTheirs, takeFactor } from '../factors/take-factor.server.ts'
import { findOperatorByEmail, renewPasswordHash } from '../people/people.queries.server.ts'
import { DESK_LOGIN_NETWORK, DESK_LOGIN_PAIR, DESK_WRONG_FACTORS } from './desk-limits.server.ts'
import { enterDesk } from './enter-desk.server.ts'
import { type DoorContext, handleAtDoor } from './handle-at-desk.server.ts'
import { askForPasskey, logInToDesk } from './way-in.contract.ts'

/** What a passkey signs for. */
const PURPOSE = 'login'

interface Known {
  email: string
  password: string
}

export const deskLoginRoutes: Route[] = [
  handleAtDoor(askForPasskey, async (known, context) => {
    const tries = triesOf(known, context)
    await enforceLimits(context.services, tries)
    const operator = await requirePassword(known, context)
    await refundLimits(context.services.database.query, context.services, tries)
    return askForKnown(context.services, operator.id, PURPOSE)
  }),

  handleAtDoor(logInToDesk, async ({ factor, ...known }, context) => {
    const { services } = context
    const tries = triesOf(known, context)
    await enforceLimits(services, tries)
    const operator = await requirePassword(known, context)
    const wrong = [{ limit: DESK_WRONG_FACTORS, subject: operator.id }]
    await enforceLimits(services, wrong)
    if (!(await takeFactor(services, operator, factor, PURPOSE))) throw await refuse(context, known.email, 'factor')
    const refused = await services.database.query.transaction().execute(async (transaction) => {
      await takeTurn(transaction, services)
      if (!(await isAsChecked(transaction, operator))) return 'password'
      if (!(await isStillTheirs(transaction, operator.id, factor))) return 'factor'
      await refundLimits(transaction, services, [...tries, ...wrong])
      await enterDesk(transaction, context, operator.id, 'login', factor.way)
      return null
    })
    if (refused !== null) throw await refuse(context, known.email, refused)
    return {}
  }),
]

/** Whether nothing was changed since it was checked: a change has just signed out everybody who came in by what was there before. */
async function isAsChecked(
  transaction: Kysely<Tables>,
  { canonical_email, password_hash, totp_sealed }: DeskOperatorTable,
): Promise<boolean> {
  const now = await findOperatorByEmail(transaction, canonical_email ?? '')
  return now !== undefined && now.password_hash === password_hash && now.totp_sealed === totp_sealed
}

function triesOf({ email }: Known, { client }: DoorContext) {
  return [
    { limit: DESK_LOGIN_NETWORK, subject: client.network },
    { limit: DESK_LOGIN_PAIR, subject: `${canonicalEmail(email)} ${client.network}` },
  ]
}

/** @throws AppError 401 for an unknown address and a wrong password, after the same time */
async function requirePassword({ email, password }: Known, context: DoorContext) {
  const { services } = context
  const { query } = services.database
  const operator = await findOperatorByEmail(query, canonicalEmail(email))
  const { matches, upgraded } = await services.passwords.check(password, operator?.password_hash ?? null)
  if (operator === undefined || !matches) throw await refuse(context, email, 'password')
  if (upgraded !== undefined) await renewPasswordHash(query, operator.id, operator.password_hash ?? '', upgraded)
  return { ...operator, password_hash: upgraded ?? operator.password_hash }
}

/** Leaves a line in the security log: a wrong second factor means that somebody knows the password. */
async function refuse(
  { services, client }: DoorContext,
  email: string,
  wrong: 'password' | 'factor',
): Promise<AppError> {
  const event = wrong === 'password' ? 'desk.password' : 'desk.factor'
  const canonical = canonicalEmail(email)
  await logSecurityEvent(services.database.query, services, {
    ...{ event, outcome: 'failure', email: canonical, network: client.prefix },
  })
  return new AppError('unauthorized', 'desk_answers_login_failed')
}
