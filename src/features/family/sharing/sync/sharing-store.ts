// Keeps what this device knows of the notebook it shares, apart from the notebook itself, which stays when sharing ends.
import type { DBSchema } from 'idb'
import { type LastingDatabase, openLasting } from '#src/features/family/notebook/lasting-database.ts'
import { SHARING_DATABASE } from '#src/features/family/notebook/notebook-names.ts'
import { store as keepFlag } from '#src/web/storage/storage.ts'
import type { Sharing } from './sharing.ts'

/** Table, row, fields. */
export type Rows = Record<string, Record<string, Record<string, unknown>>>

/** One row as somebody has changed it; kept for 30 days, so that it can be undone (K10). */
export interface RowChange {
  day: string
  /** The device's id; null for this one. */
  author: string | null
  table: string
  row: string
  /** Null when the row was not there. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

interface SharingDatabase extends DBSchema {
  sharing: { key: string; value: Sharing }
  /** The rows as they were when somebody's changes were last looked for. */
  seen: { key: string; value: Rows }
  changes: { key: number; value: RowChange; indexes: { day: string } }
}

export type SharingStore = LastingDatabase<SharingDatabase>

const VERSION = 2
const MINE = 'mine'
const FLAG = 'sharesPlan'

/** @throws when the browser has no IndexedDB for us, as in some private windows */
export function openSharingStore(): Promise<SharingStore> {
  return openLasting<SharingDatabase>(SHARING_DATABASE, VERSION, (fresh) => {
    // Nothing of an earlier version is taken over.
    for (const old of [...fresh.objectStoreNames]) fresh.deleteObjectStore(old)
    fresh.createObjectStore('sharing')
    fresh.createObjectStore('seen')
    fresh.createObjectStore('changes', { autoIncrement: true }).createIndex('day', 'day')
  })
}

export async function readSharing(store: SharingStore): Promise<Sharing | null> {
  return (await store.use((open) => open.get('sharing', MINE))) ?? null
}

/** Begins to share, and says so where pages see it that would have to open the store to know. */
export async function beginSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  await writeSharing(store, sharing)
  keepFlag(FLAG, 'yes')
}

export async function writeSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  await store.use((open) => open.put('sharing', sharing, MINE))
}

/** The keys go, and what others changed with them. */
export async function forgetSharing(store: SharingStore): Promise<void> {
  const parts = ['sharing', 'seen', 'changes'] as const
  await store.use((open) => {
    const transaction = open.transaction(parts, 'readwrite')
    for (const part of parts) void transaction.objectStore(part).clear()
    return transaction.done
  })
  keepFlag(FLAG, null)
}

export async function readSeen(store: SharingStore): Promise<Rows> {
  return (await store.use((open) => open.get('seen', MINE))) ?? {}
}

/** Keeps what was changed, and forgets what is older than a day. @param oldest ISO day */
export async function keepChanges(
  store: SharingStore,
  changes: RowChange[],
  seen: Rows,
  oldest: string,
): Promise<void> {
  await store.use(async (open) => {
    const transaction = open.transaction(['changes', 'seen'], 'readwrite')
    const kept = transaction.objectStore('changes')
    for (const change of changes) void kept.add(change)
    const old = await kept.index('day').getAllKeys(IDBKeyRange.upperBound(oldest, true))
    for (const key of old) void kept.delete(key)
    void transaction.objectStore('seen').put(seen, MINE)
    await transaction.done
  })
}

/** The newest first. */
export async function listChanges(store: SharingStore): Promise<(RowChange & { key: number })[]> {
  const [keys, changes] = await store.use((open) => {
    const kept = open.transaction('changes').store
    return Promise.all([kept.getAllKeys(), kept.getAll()])
  })
  return changes.map((change, index) => ({ ...change, key: keys[index] ?? index })).toReversed()
}
