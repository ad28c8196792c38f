// What this device knows of the notebook it shares: its keys, who is in, how far it has read. Apart from the notebook itself,
// which stays when sharing ends.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SHARING_DATABASE } from '#src/features/notebook/notebook-names.ts'
import { store as keepFlag } from '#src/web/storage.ts'
import type { DeviceKeys } from '../keys/device-keys.ts'
import type { Head } from '../log/read-log.ts'
import type { Statement } from '../log/statements.ts'

export interface Epoch {
  epoch: number
  secret: Uint8Array<ArrayBuffer>
}

/** Why nothing comes or goes at the moment; `ended`: this device was shut out, or the notebook is gone. */
type Trouble = 'ended' | 'other-history' | 'full'

export interface Sharing {
  notebook: string
  keys: DeviceKeys
  /** What the key to the server is derived from. */
  deviceSecret: Uint8Array<ArrayBuffer>
  /** The lock that holds on the server. */
  epoch: number
  /** Every lock this device has a key of; one may be newer than `epoch`, when it was never heard whether it holds. */
  epochs: Epoch[]
  /** In the order in which they were heard; `carers.ts` makes the carers of them. */
  statements: Statement[]
  /** What this device has still to tell. */
  unsaid: Statement[]
  head: Head
  /** The number of the newest entry that holds everything before it. */
  wholeAt: number
  /** Yjs: what the log is known to hold, as a state vector, and the notebook as it was then, as a snapshot. */
  vector: Uint8Array<ArrayBuffer>
  snapshot: Uint8Array<ArrayBuffer>
  /** How many entries were put aside because they were not to be believed. */
  putAside: number
  trouble: Trouble | null
}

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

export type SharingStore = IDBPDatabase<SharingDatabase>
const MINE = 'mine'
const FLAG = 'sharesPlan'

export function openSharingStore(): Promise<SharingStore> {
  return openDB<SharingDatabase>(SHARING_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('sharing')
      fresh.createObjectStore('seen')
      fresh.createObjectStore('changes', { autoIncrement: true }).createIndex('day', 'day')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

export async function readSharing(store: SharingStore): Promise<Sharing | null> {
  return (await store.get('sharing', MINE)) ?? null
}

/** Begins to share, and says so where pages see it that would have to open the store to know. */
export async function beginSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  await writeSharing(store, sharing)
  keepFlag(FLAG, 'yes')
}

export async function writeSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  await store.put('sharing', sharing, MINE)
}

/** The keys go, and what others changed with them. */
export async function forgetSharing(store: SharingStore): Promise<void> {
  const parts = ['sharing', 'seen', 'changes'] as const
  const transaction = store.transaction(parts, 'readwrite')
  for (const part of parts) void transaction.objectStore(part).clear()
  await transaction.done
  keepFlag(FLAG, null)
}

export async function readSeen(store: SharingStore): Promise<Rows> {
  return (await store.get('seen', MINE)) ?? {}
}

/** Keeps what was changed, and forgets what is older than a day. @param oldest ISO day */
export async function keepChanges(
  store: SharingStore,
  changes: RowChange[],
  seen: Rows,
  oldest: string,
): Promise<void> {
  const transaction = store.transaction(['changes', 'seen'], 'readwrite')
  const kept = transaction.objectStore('changes')
  for (const change of changes) void kept.add(change)
  const old = await kept.index('day').getAllKeys(IDBKeyRange.upperBound(oldest, true))
  for (const key of old) void kept.delete(key)
  void transaction.objectStore('seen').put(seen, MINE)
  await transaction.done
}

/** The newest first. */
export async function listChanges(store: SharingStore): Promise<(RowChange & { key: number })[]> {
  const transaction = store.transaction('changes')
  const [keys, changes] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
  return changes.map((change, index) => ({ ...change, key: keys[index] ?? index })).toReversed()
}
