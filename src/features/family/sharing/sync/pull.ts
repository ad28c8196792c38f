// Takes in what the others wrote. Each entry is kept before it counts as read, so that a stop in between loses nothing.
import { applyUpdate, decodeStateVector, encodeStateAsUpdate, encodeStateVector, parseUpdateMeta } from 'yjs'
import { unpackLocks } from '../acts/lock-box.ts'
import { findMaker } from '../log/carers.ts'
import { type Reading, readEntry } from '../log/read-log.ts'
import { readUpdates } from '../sharing.contract.ts'
import { noteChanges } from './note-changes.ts'
import type { Ask } from './notebook-requests.ts'
import { findPromiser, type OthersPromises, watchPromises } from './others-promises.ts'
import { carersOf, contentKeyOf, type Parts } from './parts.ts'
import { isAllSent, snapshotOf } from './sent-state.ts'
import type { Sharing } from './sharing.ts'
import { writeSharing } from './sharing-store.ts'
import type { Trial } from './try-update.ts'

/**
 * Reads on until nothing is newer, or until something is wrong.
 * @throws AppError as the server says, or when there is no network; DOMException when the device keeps no more
 */
export async function pull(parts: Parts, ask: Ask, from: Sharing): Promise<Sharing> {
  const trial = parts.startTrial()
  const promises = watchPromises(parts)
  let sharing = from
  try {
    for (;;) {
      const answer = await ask(readUpdates, { after: String(sharing.head.number) })
      if (answer.latest < sharing.head.number) return { ...sharing, trouble: 'other-history' }
      sharing = await takeLock(sharing, answer.epoch, answer.box)
      // Once: each statement costs a signature or two to believe, and the log may be long.
      let carers = await carersOf(sharing)
      for (const sent of answer.updates) {
        const reading = await readEntry(sent, sharing.head, carers, (epoch) => contentKeyOf(sharing, epoch))
        if (reading.kind === 'other-history') return { ...sharing, trouble: 'other-history' }
        if (reading.kind === 'read') carers = reading.carers
        sharing = await takeIn(parts, sharing, reading, { promises, isHarmless: trial.isHarmless })
        await writeSharing(parts.store, sharing)
      }
      if (answer.updates.length === 0 || sharing.head.number >= answer.latest) return sharing
    }
  } finally {
    trial.end()
  }
}

async function takeIn(
  parts: Parts,
  sharing: Sharing,
  reading: Exclude<Reading, { kind: 'other-history' }>,
  { promises, isHarmless }: Pick<Trial, 'isHarmless'> & { promises: OthersPromises },
): Promise<Sharing> {
  const { head } = reading
  const putAside = { ...sharing, head, putAside: sharing.putAside + 1 }
  if (reading.kind === 'put-aside') return putAside
  const { entry, carers } = reading
  const statements = [...carers.statements]
  const said = new Set(statements.map(({ text }) => text))
  const heard: Sharing = {
    ...sharing,
    head,
    statements,
    // What this device said came back: the answer to it was lost on the way.
    unsaid: sharing.unsaid.filter(({ text }) => !said.has(text)),
    wholeAt: entry.isWhole ? head.number : sharing.wholeAt,
  }
  if (entry.update.length === 0) return heard
  const { document } = parts.notebook
  if (!(await isHarmless(encodeStateAsUpdate(document), entry.update))) return { ...putAside, statements }

  await noteChanges(parts, null)
  await promises.lookBefore()
  const promiser = findPromiser(sharing, entry, head)
  const wasSent = isAllSent(document, sharing)
  const keeping = parts.notebook.change(() => promises.noteNew(promiser, () => applyUpdate(document, entry.update)))
  // At once: what somebody writes while this is kept is still to be sent.
  const snapshot = wasSent ? snapshotOf(document) : sharing.snapshot
  const kept = await keeping
  await noteChanges(parts, entry.author === sharing.keys.id ? null : entry)
  // Read, it would never be asked for again.
  if (!kept) throw new DOMException('', 'QuotaExceededError')
  return { ...heard, snapshot, vector: addToVector(sharing.vector, entry.update) }
}

/** The keys of a lock that was changed, if the maker sent them to this device. */
async function takeLock(sharing: Sharing, epoch: number, box: string | null): Promise<Sharing> {
  const isHeld = sharing.epochs.some((one) => one.epoch === epoch)
  // Of a lock that is new here the maker's word counts, whatever key of it this device has.
  if (box === null || (isHeld && epoch === sharing.epoch)) return { ...sharing, epoch }
  const maker = findMaker(await carersOf(sharing))
  const locks = maker ? await unpackLocks(sharing.notebook, epoch, box, sharing.keys, maker) : []
  const known = sharing.epochs.filter((one) => !locks.some((lock) => lock.epoch === one.epoch))
  return { ...sharing, epoch, epochs: [...known, ...locks] }
}

function addToVector(vector: Uint8Array<ArrayBuffer>, update: Uint8Array): Uint8Array<ArrayBuffer> {
  const clocks = decodeStateVector(vector)
  for (const [client, clock] of parseUpdateMeta(update).to) clocks.set(client, Math.max(clock, clocks.get(client) ?? 0))
  return Uint8Array.from(encodeStateVector(clocks))
}
