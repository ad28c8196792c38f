// Keeps what this device knows of the notebook it shares. Apart from the notebook itself, which stays when sharing ends, and sealed with the key that the notebook keeps for it: one lock shuts both (K16).
import type { DBSchema } from 'idb'
import { type LastingDatabase, openLasting } from '#src/features/notebook/lasting-database.ts'
import { SHARING_DATABASE } from '#src/features/notebook/notebook-names.ts'
import { openBytes, sealBytes } from '#src/features/notebook/seal-bytes.ts'
import { store as keepFlag } from '#src/web/storage/storage.ts'
import type { DeviceKeys } from '../keys/device-keys.ts'
import { packSharing, type Sharing, unpackSharing } from './sharing.ts'

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

interface Sealed {
  sealed: Uint8Array<ArrayBuffer>
}

/** The two pairs stand beside what is sealed: the browser hands out neither, so nothing else can seal them. */
type KeptSharing = Sealed & { keys: DeviceKeys }
/** The day stands open, so that what is old can be found. */
type KeptChange = Sealed & Pick<RowChange, 'day'>

/** What was kept before all of it was sealed is open still. */
interface SharingDatabase extends DBSchema {
  sharing: { key: string; value: KeptSharing | Sharing }
  /** The rows as they were when somebody's changes were last looked for. */
  seen: { key: string; value: Sealed | Rows }
  changes: { key: number; value: KeptChange | RowChange; indexes: { day: string } }
}

export interface SharingStore {
  database: LastingDatabase<SharingDatabase>
  /** Seals what is kept. */
  key: CryptoKey
}

const MINE = 'mine'
const FLAG = 'sharesPlan'

/** @param key of what is kept beside the notebook; null where the device keeps nothing. @throws then */
export async function openSharingStore(key: CryptoKey | null): Promise<SharingStore> {
  if (key === null) throw new DOMException('', 'NotSupportedError')
  const database = await openLasting<SharingDatabase>(SHARING_DATABASE, 1, (fresh) => {
    fresh.createObjectStore('sharing')
    fresh.createObjectStore('seen')
    fresh.createObjectStore('changes', { autoIncrement: true }).createIndex('day', 'day')
  })
  const store = { database, key }
  await sealWhatIsOpen(store)
  return store
}

/** Seals what was kept before all of it was. */
async function sealWhatIsOpen(store: SharingStore): Promise<void> {
  const { database } = store
  const sharing = await database.use((open) => open.get('sharing', MINE))
  if (sharing === undefined || 'sealed' in sharing) return
  const [seen, changes] = [await readSeen(store), await listChanges(store)]
  const sealed = await Promise.all(
    changes.map(async ({ key, ...change }) => ({ key, row: await sealChange(store, change) })),
  )
  const [keptSharing, keptSeen] = [await sealSharing(store, sharing), await sealWords(store, seen)]
  await database.use((open) => {
    const transaction = open.transaction(['sharing', 'seen', 'changes'], 'readwrite')
    for (const { key, row } of sealed) void transaction.objectStore('changes').put(row, key)
    void transaction.objectStore('seen').put(keptSeen, MINE)
    void transaction.objectStore('sharing').put(keptSharing, MINE)
    return transaction.done
  })
}

export async function readSharing({ database, key }: SharingStore): Promise<Sharing | null> {
  const kept = await database.use((open) => open.get('sharing', MINE))
  if (kept === undefined) return null
  return 'sealed' in kept ? unpackSharing(await openBytes(key, kept.sealed), kept.keys) : kept
}

/** Begins to share, and says so where pages see it that would have to open the store to know. */
export async function beginSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  await writeSharing(store, sharing)
  keepFlag(FLAG, 'yes')
}

export async function writeSharing(store: SharingStore, sharing: Sharing): Promise<void> {
  const kept = await sealSharing(store, sharing)
  await store.database.use((open) => open.put('sharing', kept, MINE))
}

/** The keys go, and what others changed with them. */
export async function forgetSharing({ database }: SharingStore): Promise<void> {
  const parts = ['sharing', 'seen', 'changes'] as const
  await database.use((open) => {
    const transaction = open.transaction(parts, 'readwrite')
    for (const part of parts) void transaction.objectStore(part).clear()
    return transaction.done
  })
  keepFlag(FLAG, null)
}

export async function readSeen({ database, key }: SharingStore): Promise<Rows> {
  const kept = await database.use((open) => open.get('seen', MINE))
  if (kept === undefined) return {}
  return isSealed(kept) ? openWords<Rows>(key, kept) : kept
}

/** Keeps what was changed, and forgets what is older than a day. @param oldest ISO day */
export async function keepChanges(
  store: SharingStore,
  changes: RowChange[],
  seen: Rows,
  oldest: string,
): Promise<void> {
  // First: a transaction would not wait for it.
  const rows = await Promise.all(changes.map((change) => sealChange(store, change)))
  const seenRow = await sealWords(store, seen)
  await store.database.use(async (open) => {
    const transaction = open.transaction(['changes', 'seen'], 'readwrite')
    const kept = transaction.objectStore('changes')
    for (const row of rows) void kept.add(row)
    const old = await kept.index('day').getAllKeys(IDBKeyRange.upperBound(oldest, true))
    for (const key of old) void kept.delete(key)
    void transaction.objectStore('seen').put(seenRow, MINE)
    await transaction.done
  })
}

/** The newest first. */
export async function listChanges({ database, key }: SharingStore): Promise<(RowChange & { key: number })[]> {
  const [keys, kept] = await database.use((open) => {
    const changes = open.transaction('changes').store
    return Promise.all([changes.getAllKeys(), changes.getAll()])
  })
  const changes = await Promise.all(kept.map((row) => (isSealed(row) ? openWords<RowChange>(key, row) : row)))
  return changes.map((change, index) => ({ ...change, key: keys[index] ?? index })).toReversed()
}

async function sealSharing({ key }: SharingStore, sharing: Sharing): Promise<KeptSharing> {
  return { keys: sharing.keys, sealed: await sealBytes(key, packSharing(sharing)) }
}

async function sealChange(store: SharingStore, change: RowChange): Promise<KeptChange> {
  return { day: change.day, ...(await sealWords(store, change)) }
}

async function sealWords({ key }: Pick<SharingStore, 'key'>, words: object): Promise<Sealed> {
  return { sealed: await sealBytes(key, new TextEncoder().encode(JSON.stringify(words))) }
}

async function openWords<Words>(key: CryptoKey, { sealed }: Sealed): Promise<Words> {
  return JSON.parse(new TextDecoder().decode(await openBytes(key, sealed))) as Words
}

/** Not by the name alone: a table of the plan may be called like that. */
function isSealed(kept: Sealed | Rows | KeptChange | RowChange): kept is Sealed {
  return 'sealed' in kept && ArrayBuffer.isView(kept.sealed)
}
