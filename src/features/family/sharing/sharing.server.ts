// Shared plans: sealed updates, one behind the other, and sealed snapshots in place of many. The server reads nothing of what it keeps.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { changePlan, type OpenPlan, openPlan } from './plan-access.server.ts'
import { requireRoom, requireRoomToGrow, SURE_BYTES } from './plan-room.server.ts'
import {
  addUpdate,
  createPlan,
  endPlan,
  keepSnapshot,
  movePlan,
  readPlan,
  readSnapshotBefore,
  SNAPSHOT_BYTES_MOST,
  UPDATE_BYTES_MOST,
  UPDATES_MOST,
} from './sharing.contract.ts'

type Query = Kysely<Tables>

/** Counted by day, so that the database does not tell at which hour a plan was first shared. */
const PLANS_DAY: Limit = { name: 'plans-day', max: 10, widerMax: 50, seconds: DAY_SECONDS, byDay: true }
/** How often one network may write to one plan, counted in memory. */
const writings = tallyOfEachApp({ max: 120, seconds: 60 })
/** How often one network may move one plan to a new link; counted by plan, whatever links it has had, once it has moved. */
const moves = tallyOfEachApp({ max: 10, seconds: DAY_SECONDS })
/** Bytes of updates in one answer, unless a single one is larger. */
const ANSWER_BYTES = 256 * 1024

/** Bytes of a request's body: the sealed part as base64url, and the rest. */
const bodyLimit = (bytes: number) => Math.ceil((bytes * 4) / 3) + 4 * 1024
const UPDATE_BODY = bodyLimit(UPDATE_BYTES_MOST)
const SNAPSHOT_BODY = bodyLimit(SNAPSHOT_BYTES_MOST)

const createRoute = handle(
  createPlan,
  async ({ plan, access, device, snapshot }, { services, client }) => {
    await enforceLimits(services, [{ limit: PLANS_DAY, subject: client.network }])
    const bytes = measure(snapshot, SNAPSHOT_BYTES_MOST)
    await services.database.query.transaction().execute(async (transaction) => {
      await requireRoom(transaction, services, Math.max(bytes, SURE_BYTES))
      await insertPlan(transaction, services, { id: plan, access, device, snapshot, bytes })
    })
    return {}
  },
  SNAPSHOT_BODY,
)

const readRoute = handle(readPlan, async ({ after }, context) => {
  const from = Number(after)
  const found = await readFrom(context.services.database.query, await openPlan(context), from)
  const next = (found.snapshot?.upTo ?? from) + 1
  if (next > found.latest || found.updates[0]?.number === next) return found
  // A snapshot has replaced updates since: try again, while no other device writes.
  return changePlan(context, (transaction, plan) => readFrom(transaction, plan, from))
})

const addRoute = handle(
  addUpdate,
  ({ body }, context) =>
    changePlan(context, async (transaction, plan) => {
      assertUpdateRate(context, plan)
      const bytes = measure(body, UPDATE_BYTES_MOST)
      if (plan.latest - plan.snapshotUpTo >= UPDATES_MOST || plan.bytes + bytes > 3 * SNAPSHOT_BYTES_MOST) {
        throw new AppError('too_large', 'sharing_answers_plan_full')
      }
      await requireRoomToGrow(transaction, context.services, { from: plan.bytes, to: plan.bytes + bytes })
      const number = plan.latest + 1
      await transaction.insertInto('shared_plan_update').values({ plan_id: plan.id, number, body, bytes }).execute()
      await setPlan(transaction, plan.id, { latest: number, bytes: plan.bytes + bytes })
      return { number }
    }),
  UPDATE_BODY,
)

const snapshotRoute = handle(
  keepSnapshot,
  ({ upTo, body }, context) =>
    changePlan(context, async (transaction, plan) => {
      assertUpdateRate(context, plan)
      const bytes = measure(body, SNAPSHOT_BYTES_MOST)
      // Another device's snapshot is newer, or this one covers updates that are not here.
      if (upTo <= plan.snapshotUpTo || upTo > plan.latest) throw new AppError('conflict', 'sharing_answers_stale')
      const before = await readSnapshot(transaction, plan.id)
      await transaction
        .deleteFrom('shared_plan_update')
        .where('plan_id', '=', plan.id)
        .where('number', '<=', upTo)
        .execute()
      const left = await transaction
        .selectFrom('shared_plan_update')
        .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
        .where('plan_id', '=', plan.id)
        .executeTakeFirstOrThrow()
      const to = bytes + Buffer.byteLength(before.body, 'base64url') + Number(left.bytes ?? 0)
      await requireRoomToGrow(transaction, context.services, { from: plan.bytes, to })
      await setPlan(transaction, plan.id, {
        snapshot: body,
        snapshot_up_to: upTo,
        before_snapshot: before.body,
        before_up_to: before.upTo,
        before_since: isoDay(context.services.clock()),
        bytes: to,
      })
      return {}
    }),
  SNAPSHOT_BODY,
)

const beforeRoute = handle(readSnapshotBefore, async (_input, context) => {
  const { id } = await openPlan(context)
  const row = await context.services.database.query
    .selectFrom('shared_plan')
    .select(['before_snapshot as body', 'before_up_to as upTo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { snapshot: row.body === null ? null : { upTo: row.upTo, body: row.body } }
})

const moveRoute = handle(
  movePlan,
  ({ plan, access, snapshot, latest }, context) =>
    changePlan(context, async (transaction, old) => {
      const { services, client } = context
      const moved = moves(services)
      // Its id changes with each move.
      const subject = `${old.firstDevice} ${client.network}`
      refuseWaiting(moved, subject)
      const bytes = measure(snapshot, SNAPSHOT_BYTES_MOST)
      if (latest !== undefined && latest !== old.latest) throw new AppError('conflict', 'sharing_answers_stale')
      await requireRoomToGrow(transaction, services, { from: old.bytes, to: bytes })
      await endRow(transaction, old.id)
      await insertPlan(transaction, services, { id: plan, access, device: old.firstDevice, snapshot, bytes })
      moved.add(subject)
      return {}
    }),
  SNAPSHOT_BODY,
)

const endRoute = handle(endPlan, (_input, context) =>
  changePlan(context, async (transaction, { id }) => {
    await endRow(transaction, id)
    return {}
  }),
)

export const sharingRoutes: Route[] = [
  createRoute,
  readRoute,
  addRoute,
  snapshotRoute,
  beforeRoute,
  moveRoute,
  endRoute,
]

interface NewPlan {
  id: string
  access: string
  device: string
  snapshot: string
  bytes: number
}

/** @throws AppError 409 when the id is taken */
async function insertPlan(query: Query, { clock }: RequestContext['services'], plan: NewPlan): Promise<void> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('shared_plan')
    .values({
      id: plan.id,
      access_hash: plan.access,
      first_device: plan.device,
      has_others: 0,
      latest: 0,
      snapshot: plan.snapshot,
      snapshot_up_to: 0,
      before_snapshot: null,
      before_up_to: 0,
      before_since: null,
      bytes: plan.bytes,
      last_used_on: isoDay(clock()),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', 'sharing_answers_stale')
}

/** Nothing of it is kept but its id, which stays refused. */
async function endRow(query: Query, id: string): Promise<void> {
  await query.deleteFrom('shared_plan_update').where('plan_id', '=', id).execute()
  await setPlan(query, id, {
    access_hash: null,
    snapshot: '',
    before_snapshot: null,
    before_since: null,
    bytes: 0,
  })
}

type Changed = Partial<Omit<Tables['shared_plan'], 'id'>>

async function setPlan(query: Query, id: string, changed: Changed): Promise<void> {
  await query.updateTable('shared_plan').set(changed).where('id', '=', id).execute()
}

async function readFrom(
  query: Query,
  { id, latest, snapshotUpTo }: OpenPlan,
  after: number,
): Promise<AnswerOf<typeof readPlan>> {
  // A device that knows more than is here, as after a restored backup, gets all there is.
  const from = after > latest ? 0 : after
  const isBehind = from === 0 || from < snapshotUpTo
  const snapshot = isBehind ? await readSnapshot(query, id) : null
  return { latest, snapshot, updates: await listUpdates(query, id, snapshot?.upTo ?? from, latest) }
}

async function readSnapshot(query: Query, id: string): Promise<{ upTo: number; body: string }> {
  return query
    .selectFrom('shared_plan')
    .select(['snapshot_up_to as upTo', 'snapshot as body'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The updates after a number, in order, as many as have so many bytes together, and one at least. */
async function listUpdates(query: Query, id: string, after: number, to: number) {
  const within = (last: number) =>
    query
      .selectFrom('shared_plan_update')
      .where('plan_id', '=', id)
      .where('number', '>', after)
      .where('number', '<=', last)
      .orderBy('number')
  if (after >= to) return []
  const sizes = await within(to).select(['number', 'bytes']).execute()
  let last = sizes[0]?.number ?? 0
  let sum = 0
  for (const { number, bytes } of sizes) {
    sum += bytes
    if (sum > ANSWER_BYTES) break
    last = number
  }
  return within(last).select(['number', 'body']).execute()
}

/** @throws AppError 413 */
function measure(body: string, most: number): number {
  const bytes = Buffer.byteLength(body, 'base64url')
  if (bytes > most) throw new AppError('too_large', 'sharing_answers_update_large')
  return bytes
}

/** @throws AppError 429 when a plan grows too fast */
function assertUpdateRate({ services, client }: RequestContext, { id }: OpenPlan): void {
  const written = writings(services)
  const subject = `${id} ${client.network}`
  refuseWaiting(written, subject)
  written.add(subject)
}
