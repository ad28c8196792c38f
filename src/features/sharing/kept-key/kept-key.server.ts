// A sealed key that somebody keeps with their account. What opens it is a code on paper; what the server adds is time: after a new
// way into the account it stays shut for 7 days, in which each device that shares the plan is told and can refuse it (K17).
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type RequestContext, type Route, type UserRoute } from '#src/platform/http/route.ts'
import { findAccountById } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { hashOfKey } from '../notebook-access.server.ts'
import { KEPT_KEY_OPENINGS, KEPT_KEYS_DAY, keptKeyTries } from '../sharing-limits.server.ts'
import {
  askAboutKeptKey,
  deleteKeptKey,
  keepKey,
  lookAtKeptKey,
  openKeptKey,
  refuseKeptKey,
  TOLD_DAYS,
  WAIT_DAYS,
} from './kept-key.contract.ts'
import { deleteKeptKeyOf, findKeeper, findKeptKey, insertKeptKey, readSealedKey } from './kept-key.queries.server.ts'

const lookRoute = handleForUser(lookAtKeptKey, async (_input, { services, user }) => {
  const kept = await findKeptKey(services.database.query, user.accountId)
  if (kept === undefined) return { kept: null }
  const newWayIn = await findNewWayIn(services, user.accountId)
  const isShut = newWayIn !== null && services.clock() < newWayIn.opensAt
  return { kept: { on: kept.kept_on, opensOn: isShut ? isoDay(newWayIn.opensAt) : null } }
})

const keepRoute = handleForUser(keepKey, async ({ sealed, refusal }, { services, client, user }) => {
  // Else whoever typed somebody's address first would keep things with what becomes their account (S3).
  if (!user.verified) throw new AppError('forbidden', 'kept_key_answers_unproven')
  await enforceLimits(services, [{ limit: KEPT_KEYS_DAY, subject: user.accountId }])
  await services.database.query.transaction().execute(async (transaction) => {
    const row = {
      account_id: user.accountId,
      sealed,
      refusal_hash: refusal,
      language: client.language,
      kept_on: isoDay(services.clock()),
    }
    if (!(await insertKeptKey(transaction, row))) throw new AppError('conflict', 'kept_key_answers_one_already')
    const event = { event: 'plan-key.keep', outcome: 'success', accountId: user.accountId } as const
    await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
  })
  return {}
})

const openRoute = handleForUser(openKeptKey, async (_input, { services, client, user }) => {
  await enforceLimits(services, [{ limit: KEPT_KEY_OPENINGS, subject: user.accountId }])
  const { query } = services.database
  const sealed = await readSealedKey(query, user.accountId)
  if (sealed === undefined) throw none()
  const newWayIn = await findNewWayIn(services, user.accountId)
  const isShut = newWayIn !== null && services.clock() < newWayIn.opensAt
  const event = { event: 'plan-key.open', accountId: user.accountId, network: client.prefix } as const
  await logSecurityEvent(query, services, { ...event, outcome: isShut ? 'failure' : 'success' })
  if (isShut) throw new AppError('forbidden', 'kept_key_answers_waiting')
  return { sealed }
})

const deleteRoute = handleForUser(deleteKeptKey, async (_input, { services, client, user }) => {
  await services.database.query.transaction().execute(async (transaction) => {
    if (!(await deleteKeptKeyOf(transaction, { account_id: user.accountId }))) return
    const event = { event: 'plan-key.end', outcome: 'success', accountId: user.accountId } as const
    await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
  })
  return {}
})

const askRoute = handle(askAboutKeptKey, async ({ refusal }, context) => {
  countTry(context)
  const { services } = context
  const keeper = await findKeeper(services.database.query, hashOfKey(refusal))
  // One that was used up or refused has nothing to tell either.
  const newWayIn = keeper === undefined ? null : await findNewWayIn(services, keeper)
  const isTold = newWayIn !== null && services.clock().getTime() < newWayIn.at.getTime() + TOLD_DAYS * DAY_MS
  return { newWay: isTold ? { on: isoDay(newWayIn.at), opensOn: isoDay(newWayIn.opensAt) } : null }
})

const refuseRoute = handle(refuseKeptKey, async ({ refusal }, context) => {
  countTry(context)
  const { query } = context.services.database
  // Nobody is logged: whoever refuses is no account of ours.
  if (!(await deleteKeptKeyOf(query, { refusal_hash: hashOfKey(refusal) }))) throw none()
  return {}
})

/** When somebody last came into the account by a way that was not there before, and until when the key stays shut for it. */
async function findNewWayIn(services: Services, accountId: string): Promise<{ at: Date; opensAt: Date } | null> {
  const account = await findAccountById(services.database.query, accountId)
  const since = account?.new_way_in_at ?? null
  if (since === null) return null
  const at = new Date(since)
  return { at, opensAt: new Date(at.getTime() + WAIT_DAYS * DAY_MS) }
}

function countTry({ services, client }: RequestContext): void {
  const tally = keptKeyTries(services)
  refuseWaiting(tally, client.network)
  tally.add(client.network)
}

function none(): AppError {
  return new AppError('not_found', 'kept_key_answers_none')
}

export const keptKeyData: PersonalDataSource = {
  async read({ database: { query } }, { accountId }) {
    const kept = await findKeptKey(query, accountId)
    return { keptKeys: kept === undefined ? [] : [{ day: kept.kept_on }] }
  },
}

export const keptKeyRoutes: Route[] = [askRoute, refuseRoute]
export const ownKeptKeyRoutes: UserRoute[] = [lookRoute, keepRoute, openRoute, deleteRoute]
