// Sends what the log does not hold yet: one entry with all of it.
import { encodeStateAsUpdate, encodeStateVector } from 'yjs'
import { AppError } from '#src/shared/app-error.ts'
import { toBase64Url } from '../keys/base64url.ts'
import { type Carers, hearAll, mayWrite } from '../log/carers.ts'
import { hashEntry, type Place, sealEntry } from '../log/entry.ts'
import type { Statement } from '../log/statements.ts'
import { addUpdate } from '../sharing.contract.ts'
import { noteChanges } from './note-changes.ts'
import type { Ask } from './notebook-requests.ts'
import { carersOf, contentKeyOf, type Parts } from './parts.ts'
import { isAllSent, snapshotOf } from './sent-state.ts'
import type { Sharing } from './sharing.ts'
import { writeSharing } from './sharing-store.ts'

/** After so many entries one holds everything, and the server drops what is older. */
const ENTRIES_TO_WHOLE = 100
const NOTHING = new Uint8Array()

export interface PreparedEntry {
  place: Place
  body: Uint8Array<ArrayBuffer>
  /** What this device knows once the server has taken it. */
  after: Sharing
}

/**
 * @returns what is known afterwards; null when somebody else was faster, so that there is something to pull first
 * @throws AppError as the server says, or when there is no network; DOMException when the device keeps no more
 */
export async function push(parts: Parts, ask: Ask, sharing: Sharing): Promise<Sharing | null> {
  const before = await carersOf(sharing)
  const carers = await hearAll(before, sharing.unsaid)
  // Whoever leaves says so in their last entry; whoever joins, in their first.
  if (!mayWrite(before, sharing.keys.id) && !mayWrite(carers, sharing.keys.id)) return sharing
  const { document } = parts.notebook
  if (isAllSent(document, sharing) && sharing.unsaid.length === 0) return sharing
  await noteChanges(parts, null)
  const isWhole = sharing.head.number - sharing.wholeAt >= ENTRIES_TO_WHOLE
  const { place, body, after } = await prepareEntry(parts, sharing, carers, isWhole)
  const replaces = isWhole ? { replaces: place.number - 1 } : {}
  try {
    await ask(addUpdate, { number: place.number, epoch: place.epoch, body: toBase64Url(body), ...replaces })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return null
    if (error.code === 'too_large') return { ...sharing, trouble: 'full' }
    throw error
  }
  // What this device has not kept of it counts as unread, and is asked for again: else the others alone would have it.
  if (!(await parts.notebook.change(() => undefined))) throw new DOMException('', 'QuotaExceededError')
  await writeSharing(parts.store, after)
  return after
}

/** @param carers as they are once what is unsaid has been said */
export async function prepareEntry(
  { notebook: own, today }: Parts,
  sharing: Sharing,
  carers: Carers,
  isWhole = false,
  statements: readonly Statement[] = sharing.unsaid,
): Promise<PreparedEntry> {
  const { notebook, epoch, head, keys } = sharing
  const key = await contentKeyOf(sharing, epoch)
  if (key === undefined) throw new Error('no key of this lock')
  const place = { notebook, epoch, number: head.number + 1 }
  // Another tab has forgotten it meanwhile: that it is empty here is nothing to tell the others.
  if (!own.isKept) throw new DOMException('', 'InvalidStateError')
  const { document } = own
  // In one go: what is written from here on is sent next time.
  const [vector, snapshot, isSent] = [encodeStateVector(document), snapshotOf(document), isAllSent(document, sharing)]
  const update = isWhole
    ? encodeStateAsUpdate(document)
    : isSent
      ? NOTHING
      : encodeStateAsUpdate(document, sharing.vector)
  const body = await sealEntry(key, keys, place, head.hash, {
    author: keys.id,
    day: today(),
    statements: isWhole ? [...carers.statements] : [...statements],
    isWhole,
    update: Uint8Array.from(update),
  })
  const after: Sharing = {
    ...sharing,
    head: { number: place.number, hash: await hashEntry(place, body) },
    statements: [...carers.statements],
    unsaid: [],
    wholeAt: isWhole ? place.number : sharing.wholeAt,
    vector: Uint8Array.from(vector),
    snapshot,
    trouble: null,
  }
  return { place, body, after }
}
