// What a carer can do with a shared plan: start, join, make a new link, leave or end it. The plan always stays on this device.
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { CARERS } from '#src/features/family/document/carers.ts'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import type { PlanLink, SharedPlan } from '#src/features/family/document/plan-store.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { NEXT_STEPS } from '#src/features/family/next-step/next-step.ts'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { accessTo, makeId, makeLink, seal } from './plan-keys.ts'
import type { createPlan, endPlan, movePlan, readPlan } from './sharing.contract.ts'
import { alone, atLink, fetchPages, SNAPSHOT_BYTES_MOST, syncAlone } from './sync-plan.ts'

const MOVES_TRIED = 3

/** Begins to share the plan of this device. @param name what the others will see. @throws AppError as the server says */
export function startSharing(planDocument: PlanDocument, name: string): Promise<SharedPlan> {
  return alone(async () => {
    const known = await planDocument.readShared()
    if (known !== null) return known
    const link = makeLink()
    const device = makeId()
    const { keys } = await accessTo(link, device)
    const snapshot = await seal(keys, link.id, encodeStateAsUpdate(planDocument.document))
    await call<typeof createPlan>(
      'POST /api/plans',
      { plan: link.id, access: keys.access, device, snapshot },
      { anonymous: true },
    )
    const carers = createTable(planDocument, CARERS)
    await planDocument.change(() => {
      // The rows are left from an earlier time, when it was shared with others.
      for (const { id } of carers.read()) void carers.change(id, { isIn: false })
    })
    return begin(planDocument, atLink({ device }, link), name)
  })
}

/** The carers of a link, and what is needed to join. @throws AppError as the server says */
export interface LookedAt {
  link: PlanLink
  names: string[]
}

/** What a link leads to; nothing joins yet. @throws AppError 401 when it opens nothing */
export async function lookAtPlan(link: PlanLink): Promise<LookedAt> {
  const access = await accessTo(link, null)
  const document = new Doc()
  for await (const { updates } of fetchPages(access, 0)) for (const update of updates) applyUpdate(document, update)
  const carers = createTable({ document, change: async () => false }, CARERS).read()
  return { link, names: carers.filter(({ isIn }) => isIn).map(({ name }) => name) }
}

export interface Joiner {
  /** What the other carers will see. */
  name: string
  /** Whether the rows of this device join the plan; otherwise they are put aside here and never sent. */
  bring: boolean
}

/**
 * Joins: the plan of this device is the shared one from now on.
 * @param openPlanDocument gives the plan that this device has by then
 * @throws AppError as the server says; then nothing has changed here
 */
export function joinPlan(
  openPlanDocument: () => Promise<PlanDocument>,
  { link }: LookedAt,
  { name, bring }: Joiner,
): Promise<SharedPlan> {
  return alone(async () => {
    const before = await openPlanDocument()
    const known = await before.readShared()
    if (known !== null && known.trouble !== 'ended') throw new AppError('conflict', 'share_shared_already')
    const device = makeId()
    // Checked before anything changes here, because the link may have ended a moment ago.
    await (await accessTo(link, device)).ask<typeof readPlan>('GET /api/plans/updates', { after: '0' })
    await forget(before)
    // This comes first, so that rows put aside are not sent if the page closes in between.
    if (!bring) await before.putAside()
    return begin(await openPlanDocument(), atLink({ device }, link), name)
  })
}

/** A new id and key: a person with only the old link reads and writes nothing from now on. @throws AppError as the server says */
export function makeNewLink(planDocument: PlanDocument): Promise<SharedPlan> {
  return alone(async () => {
    const carers = createTable(planDocument, CARERS)
    for (let tries = 1; ; tries += 1) {
      const known = await planDocument.readShared()
      if (known === null || known.trouble === 'ended') throw new AppError('conflict', 'share_not_shared')
      // The copy includes what the other carers have written so far.
      const shared = await syncAlone(planDocument, known)
      if (shared.trouble === 'ended') throw new AppError('conflict', 'share_not_shared')
      // If the server accepts no more updates, the snapshot holds this one.
      const lastUnsent = (await planDocument.loadUnsent()).at(-1)?.key
      const link = makeLink()
      const [old, { keys }] = await Promise.all([accessTo(shared, shared.device), accessTo(link, shared.device)])
      const whole = encodeStateAsUpdate(planDocument.document)
      if (whole.length > SNAPSHOT_BYTES_MOST) throw new AppError('too_large', 'sharing_answers_plan_full')
      const snapshot = await seal(keys, link.id, whole)
      await planDocument.writeShared({ ...shared, moving: link })
      try {
        await old.ask<typeof movePlan>('POST /api/plans/move', {
          plan: link.id,
          access: keys.access,
          snapshot,
          // The last try moves the plan even while others write, because their newest updates are still on their devices.
          ...(tries < MOVES_TRIED && { latest: shared.seen }),
        })
      } catch (error) {
        const isLate = error instanceof AppError && error.code === 'conflict'
        if (isLate && tries < MOVES_TRIED) continue
        throw error
      }
      if (lastUnsent !== undefined) await planDocument.forgetUnsent(lastUnsent)
      const moved = atLink(shared, link)
      await planDocument.writeShared(moved)
      const own = ownCarer.read()
      await planDocument.change(() => {
        for (const { id } of carers.read()) if (id !== own) void carers.change(id, { isIn: false })
      })
      return syncAlone(planDocument, moved).catch(() => moved)
    }
  })
}

/** This device continues alone, also when the others cannot be told. They keep the plan. */
export function leavePlan(planDocument: PlanDocument): Promise<void> {
  return alone(async () => {
    const shared = await planDocument.readShared()
    const own = ownCarer.read()
    if (shared !== null && shared.trouble !== 'ended' && own !== null) {
      await createTable(planDocument, CARERS).change(own, { isIn: false })
      await syncAlone(planDocument, shared).catch(() => undefined)
    }
    await forget(planDocument)
  })
}

/** Takes the plan off the server and ends its link for all carers; each device keeps its own copy. @throws AppError as the server says */
export function endPlanForAll(planDocument: PlanDocument): Promise<void> {
  return alone(async () => {
    const shared = await planDocument.readShared()
    if (shared !== null && shared.trouble !== 'ended') {
      const access = await accessTo(shared, shared.device)
      await access.ask<typeof endPlan>('DELETE /api/plans', {}).catch((error) => {
        if (!(error instanceof AppError && error.code === 'unauthorized')) throw error
      })
    }
    await forget(planDocument)
  })
}

/** Starts to send writes to the others. The next page of the plan fetches what cannot be fetched now. */
async function begin(planDocument: PlanDocument, shared: SharedPlan, name: string): Promise<SharedPlan> {
  await planDocument.writeShared(shared)
  const own = makeId()
  ownCarer.keep(own)
  const steps = createTable(planDocument, NEXT_STEPS)
  await planDocument.change(() => {
    void createTable(planDocument, CARERS).add({ name, joinedOn: localDay(new Date()), isIn: true }, own)
    for (const { id, carer } of steps.read()) if (carer === '') void steps.change(id, { carer: own })
  })
  return syncAlone(planDocument, shared).catch(() => shared)
}

/** Turns the carer's next steps on this device into its own again. */
async function forget(planDocument: PlanDocument): Promise<void> {
  const own = ownCarer.read()
  await planDocument.writeShared(null)
  ownCarer.keep(null)
  if (own === null) return
  const steps = createTable(planDocument, NEXT_STEPS)
  await planDocument.change(() => {
    for (const { id, carer } of steps.read()) if (carer === own) void steps.change(id, { carer: '' })
  })
}
