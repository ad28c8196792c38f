// Syncs this device and the server: first what the others wrote, then what was written here. Updates may be lost,
// repeated or come in any order: Yjs puts them together alike everywhere, and what is not at the server is sent again.
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, mergeUpdates } from 'yjs'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { AppError } from '#src/shared/app-error.ts'
import { accessTo, type PlanAccess, seal, unseal } from './plan-keys.ts'
import type { addUpdate, keepSnapshot, readPlan, readSnapshotBefore } from './sharing.contract.ts'

const LOCK = 'shared-plan'
/** After so many updates one snapshot takes their place. */
const UPDATES_BEFORE_SNAPSHOT = 100
/** How many bytes are sent, counted before sealing: sealed as one update they stay within what the server takes. */
const SENT_BYTES_MOST = 900 * 1024
/** The same of a snapshot. A larger one is not sent: the next look would send it again. */
export const SNAPSHOT_BYTES_MOST = 2_000 * 1024

/** One at a time on this device, whatever tabs are open. */
export function alone<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks.request(LOCK, act) as Promise<Answer>
}

/**
 * @returns what is known afterwards; null when nothing is shared from here
 * @throws AppError when there is no network; DOMException `QuotaExceededError` when this device has no room for what others wrote
 */
export function syncPlan(planDocument: PlanDocument): Promise<SharedPlan | null> {
  return alone(async () => {
    // It was forgotten, and is empty here.
    if (!planDocument.isKept) return null
    const shared = await planDocument.readShared()
    return shared === null || shared.trouble === 'ended' ? shared : syncAlone(planDocument, shared)
  })
}

/** As `syncPlan`, for a caller that already holds the lock. */
export async function syncAlone(planDocument: PlanDocument, from: SharedPlan): Promise<SharedPlan> {
  const shared = await adoptMoved(await exchange(planDocument, from), planDocument)
  await planDocument.writeShared(shared)
  return shared
}

async function exchange(planDocument: PlanDocument, from: SharedPlan): Promise<SharedPlan> {
  let shared: SharedPlan = { ...from, trouble: null }
  const access = await accessTo(from, from.device)
  try {
    const pulled = await pull(planDocument, access, shared)
    shared = pulled.shared
    const sendAll = () => push(planDocument, access, shared, pulled.missingThere)
    shared = await sendAll().catch(async (error) => {
      const isFull = error instanceof AppError && error.messageRef === 'sharing_answers_plan_full'
      if (!isFull || shared.seen === shared.snapshotUpTo) throw error
      // A snapshot makes room.
      shared = await compact(planDocument, access, shared)
      return sendAll()
    })
    if (shared.seen - shared.snapshotUpTo >= UPDATES_BEFORE_SNAPSHOT) {
      shared = await compact(planDocument, access, shared)
    }
    return { ...shared, syncedAt: new Date().toISOString() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // No such plan, or another key: one answer for both.
    if (error.code === 'unauthorized') return { ...shared, trouble: 'ended' }
    if (error.code === 'too_large') return { ...shared, trouble: 'full' }
    throw error
  }
}

/** The answer to 'New link' may have been lost on its way: then the plan lies behind the new one. */
async function adoptMoved(shared: SharedPlan, planDocument: PlanDocument): Promise<SharedPlan> {
  if (shared.trouble !== 'ended' || shared.moving === null) return { ...shared, moving: null }
  return exchange(planDocument, atLink(shared, shared.moving))
}

/** A plan of which nothing has been fetched yet. */
export function atLink(
  { device }: Pick<SharedPlan, 'device'>,
  { id, key }: Pick<SharedPlan, 'id' | 'key'>,
): SharedPlan {
  const syncedAt = new Date().toISOString()
  return { id, key, device, seen: 0, snapshotUpTo: 0, syncedAt, trouble: null, unreadable: 0, moving: null }
}

interface Page {
  /** What could be read, in order. */
  updates: Uint8Array[]
  unreadable: number
  /** The number of the last update that it holds. */
  seen: number
  /** The last update in the snapshot that it begins with; null where it has none. */
  snapshotUpTo: number | null
}

/** All that lies at the server after a number, page by page. @throws AppError as the server says, and where it stops half-way */
export async function* fetchPages(access: PlanAccess, after: number): AsyncGenerator<Page> {
  let seen = after
  for (;;) {
    const { latest, snapshot, updates } = await access.ask<typeof readPlan>('GET /api/plans/updates', {
      after: String(seen),
    })
    const opened: (Uint8Array | null)[] = []
    if (snapshot !== null) opened.push((await tryUnseal(access, snapshot.body)) ?? (await unsealBefore(access)))
    for (const { body } of updates) opened.push(await tryUnseal(access, body))
    seen = updates.at(-1)?.number ?? Math.max(snapshot?.upTo ?? 0, Math.min(seen, latest))
    const found = opened.filter((update) => update !== null)
    const unreadable = opened.length - found.length
    yield { updates: found, unreadable, seen, snapshotUpTo: snapshot?.upTo ?? null }
    if (seen >= latest) return
    if (updates.length === 0) throw new AppError('unexpected', 'share_failed')
  }
}

interface Pulled {
  shared: SharedPlan
  /** Updates of this device that the server lacks, for example after a restored backup; null if it lacks none. */
  missingThere: Uint8Array | null
}

async function pull(planDocument: PlanDocument, access: PlanAccess, from: SharedPlan): Promise<Pulled> {
  let shared = from
  /** All that lies at the server; known only when it was fetched from the first to the last. */
  let there: Doc | null = null
  for await (const page of fetchPages(access, from.seen)) {
    if (page.snapshotUpTo !== null) there = new Doc()
    let { unreadable } = page
    for (const update of page.updates) if (there !== null) tryApply(there, update)
    const kept = await planDocument.change(() => {
      for (const update of page.updates) if (!tryApply(planDocument.document, update)) unreadable += 1
    }, 'others')
    if (!kept) throw new DOMException('', 'QuotaExceededError')
    shared = {
      ...shared,
      seen: page.seen,
      unreadable: shared.unreadable + unreadable,
      snapshotUpTo: page.snapshotUpTo ?? shared.snapshotUpTo,
    }
    // If the page is left in between, the next sync continues from here.
    if (page.updates.length > 0) await planDocument.writeShared(shared)
  }
  return { shared, missingThere: there === null ? null : await findMissing(planDocument, there) }
}

/** What the device has and the server has not, nor will get with what is still to be sent. */
async function findMissing(planDocument: PlanDocument, there: Doc): Promise<Uint8Array | null> {
  for (const { update } of await planDocument.loadUnsent()) applyUpdate(there, update)
  const before = encodeStateAsUpdate(there)
  const missing = encodeStateAsUpdate(planDocument.document, encodeStateVector(there))
  applyUpdate(there, missing)
  const after = encodeStateAsUpdate(there)
  return isSame(before, after) ? null : missing
}

async function push(
  planDocument: PlanDocument,
  access: PlanAccess,
  from: SharedPlan,
  missingThere: Uint8Array | null,
): Promise<SharedPlan> {
  let shared = from
  const send = async (update: Uint8Array) => {
    const body = await seal(access.keys, access.id, update)
    const { number } = await access.ask<typeof addUpdate>('POST /api/plans/updates', { body })
    // Otherwise another device's update lies in between, and comes with the next sync.
    if (number === shared.seen + 1) shared = { ...shared, seen: number }
  }
  if (missingThere !== null) await send(missingThere)
  for (const { updates, last } of inParts(await planDocument.loadUnsent())) {
    await send(mergeUpdates(updates))
    await planDocument.forgetUnsent(last)
  }
  return shared
}

/** One snapshot in place of many updates. Two devices may send one at once: the server keeps the newer. */
async function compact(planDocument: PlanDocument, access: PlanAccess, shared: SharedPlan): Promise<SharedPlan> {
  const upTo = shared.seen
  const whole = encodeStateAsUpdate(planDocument.document)
  if (whole.length > SNAPSHOT_BYTES_MOST) throw new AppError('too_large', 'sharing_answers_update_large')
  const body = await seal(access.keys, access.id, whole)
  try {
    await access.ask<typeof keepSnapshot>('POST /api/plans/snapshots', { upTo, body })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
  }
  return { ...shared, snapshotUpTo: upTo }
}

interface Part {
  updates: Uint8Array[]
  /** The key of its last update. */
  last: number
}

function inParts(unsent: { key: number; update: Uint8Array }[]): Part[] {
  const parts: Part[] = []
  let bytes = 0
  for (const { key, update } of unsent) {
    const part = parts.at(-1)
    bytes += update.length
    if (part !== undefined && bytes <= SENT_BYTES_MOST) {
      part.updates.push(update)
      part.last = key
    } else {
      parts.push({ updates: [update], last: key })
      bytes = update.length
    }
  }
  return parts
}

/** @returns null for what does not open, or is no update: a person with the link can send anything */
async function tryUnseal({ id, keys }: PlanAccess, body: string): Promise<Uint8Array | null> {
  try {
    const update = await unseal(keys, id, body)
    return tryApply(new Doc(), update) ? update : null
  } catch {
    return null
  }
}

/** @returns false for what only looks like an update */
function tryApply(document: Doc, update: Uint8Array): boolean {
  try {
    applyUpdate(document, update)
    return true
  } catch {
    return false
  }
}

async function unsealBefore(access: PlanAccess): Promise<Uint8Array | null> {
  const { snapshot } = await access.ask<typeof readSnapshotBefore>('GET /api/plans/snapshots/before', {})
  return snapshot === null ? null : tryUnseal(access, snapshot.body)
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
