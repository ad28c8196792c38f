// Stores a Yjs document in IndexedDB, update by update. An update counts as stored once its transaction is complete, and the
// page must know when one did not fit, because a next step must not be lost silently.
import type { DBSchema } from 'idb'
import { mergeUpdates } from 'yjs'
import { PLAN_DATABASE } from './forget-plan.ts'
import { type LastingDatabase, openLasting } from './lasting-database.ts'

/** Each row is one update, or several as one. */
interface PlanDatabase extends DBSchema {
  updates: { key: number; value: Uint8Array }
  /** The device's own plan that was put aside for a shared one. */
  aside: { key: number; value: Uint8Array }
  /** Updates that the other carers do not have yet. */
  unsent: { key: number; value: Uint8Array }
  sharing: { key: string; value: SharedPlan }
}

/** What this device knows of the plan that it shares. */
export interface SharedPlan extends PlanLink {
  /** A random number by which the server tells two devices apart. */
  device: string
  /** The number of the last update of the server that is here. */
  seen: number
  /** The number of the last update in the newest snapshot of the server. */
  snapshotUpTo: number
  /** When all was sent and fetched for the last time, as ISO time. */
  syncedAt: string
  /** `ended`: the link opens nothing any more. `full`: the server takes no more. */
  trouble: 'ended' | 'full' | null
  /** Updates of others that could not be read, and were left out. */
  unreadable: number
  /** The new link that was asked for, until the server's answer has come. */
  moving: PlanLink | null
}

/** The part after the `#` of a link: anyone who has both can read and write the plan. */
export interface PlanLink {
  /** 128 random bits, as base64url. */
  id: string
  /** 256 random bits, as base64url. */
  key: string
}

type Database = LastingDatabase<PlanDatabase>
type Part = 'updates' | 'aside'

const VERSION = 6
const PARTS = ['updates', 'aside', 'unsent'] as const
const SHARED = 'shared'
/** The number of updates from which on they are merged into one. */
const MOST_UPDATES = 200

export type PlanStore = Awaited<ReturnType<typeof openPlanStore>>

/** @throws when the browser has no IndexedDB for us, as in some private windows */
export async function openPlanStore() {
  const database = await openLasting<PlanDatabase>(PLAN_DATABASE, VERSION, (fresh) => {
    // Data of an earlier version is deleted.
    for (const old of [...fresh.objectStoreNames]) fresh.deleteObjectStore(old)
    for (const part of PARTS) fresh.createObjectStore(part, { autoIncrement: true })
    fresh.createObjectStore('sharing')
  })
  return {
    /** Everything kept so far, as one update; null when there is nothing. */
    async load() {
      const updates = await database.use((open) => open.getAll('updates'))
      // A full device has no room for the merged update, so the single ones stay, and can still be read.
      if (updates.length > MOST_UPDATES) await gather(database, 'updates').catch(() => undefined)
      return merged(updates)
    },
    /**
     * @param unsent whether the other carers are to get it
     * @throws when the device is full or keeps nothing
     */
    add: (update: Uint8Array, unsent = false) =>
      database.use(async (open) => {
        const transaction = open.transaction(['updates', 'unsent'], 'readwrite')
        const parts = unsent ? (['updates', 'unsent'] as const) : (['updates'] as const)
        const adding = parts.map((part) => transaction.objectStore(part).add(update))
        // The browser alone would wait for the page before it commits, and a page that is left at once must keep its last change.
        transaction.commit()
        await Promise.all([...adding, transaction.done])
      }),
    /** Puts everything aside, so that the store is empty. */
    putAside: () => gather(database, 'aside'),
    /** What was put aside, as one update; null when nothing was. */
    loadAside: async () => merged(await database.use((open) => open.getAll('aside'))),
    forgetAside: () => database.use((open) => open.clear('aside')),
    /** What the other carers do not have yet, the oldest first, by its key. */
    loadUnsent: () =>
      database.use(async (open) => {
        const part = open.transaction('unsent').store
        const [keys, updates] = await Promise.all([part.getAllKeys(), part.getAll()])
        return updates.map((update, index) => ({ key: keys[index] ?? 0, update }))
      }),
    /** @param last the key of the newest that was sent */
    forgetUnsent: (last: number) => database.use((open) => open.delete('unsent', IDBKeyRange.upperBound(last))),
    readShared: async () => (await database.use((open) => open.get('sharing', SHARED))) ?? null,
    /** @param shared null when this device no longer shares a plan */
    writeShared: (shared: SharedPlan | null): Promise<void> =>
      database.use(async (open) => {
        if (shared !== null) return void (await open.put('sharing', shared, SHARED))
        const transaction = open.transaction(['sharing', 'unsent'], 'readwrite')
        const clearing = [transaction.objectStore('sharing').clear(), transaction.objectStore('unsent').clear()]
        await Promise.all([...clearing, transaction.done])
      }),
    close: () => database.close(),
  }
}

/** Takes all updates out and puts them as one into a part, both or neither. */
function gather(database: Database, into: Part): Promise<void> {
  return database.use(async (open) => {
    const transaction = open.transaction(PARTS, 'readwrite')
    const updates = transaction.objectStore('updates')
    const [keys, rows] = await Promise.all([updates.getAllKeys(), updates.getAll()])
    const all = merged(rows)
    if (all === null) return
    // This comes first, so that a refusal leaves all updates where they are.
    const adding = transaction.objectStore(into).add(all)
    await Promise.all([adding, updates.delete(IDBKeyRange.upperBound(keys.at(-1))), transaction.done])
  })
}

function merged(updates: Uint8Array[]): Uint8Array | null {
  return updates.length === 0 ? null : mergeUpdates(updates)
}
