// Keeps a Yjs document in IndexedDB, update by update, sealed where the device has a lock. An update counts as kept once its
// transaction is complete: what did not fit must be known, because a promise that is lost silently was never made.
import type { DBSchema } from 'idb'
import { mergeUpdates } from 'yjs'
import type { DeviceLock, OpenLock } from './device-lock.ts'
import { type LastingDatabase, openLasting } from './lasting-database.ts'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'
import { importSealKey, openBytes, sealBytes } from './seal-bytes.ts'

/** One update, or several as one. */
type Kept = Uint8Array | { sealed: Uint8Array<ArrayBuffer> }

interface NotebookDatabase extends DBSchema {
  updates: { key: number; value: Kept }
  /** What was put aside for a notebook that others share. */
  aside: { key: number; value: Kept }
  lock: { key: string; value: DeviceLock }
  /** The key of what is kept beside the notebook; sealed where there is a lock. */
  beside: { key: string; value: Kept }
}

type Database = LastingDatabase<NotebookDatabase>
type Part = 'updates' | 'aside'

const LOCK = 'lock'
const BESIDE = 'key'
const BESIDE_BYTES = 32
/** From here on the updates become one again. */
const MOST_UPDATES = 200

export interface NotebookStore {
  /** What stands before it; null when nothing does. */
  readonly lock: DeviceLock | null
  /** Seals what is kept beside the notebook; it stays the same, whatever lock stands before it. */
  readonly besideKey: CryptoKey
  /** Everything kept so far, as one update; null when there is nothing. */
  load(): Promise<Uint8Array | null>
  /** @throws when the device is full or keeps nothing */
  add(update: Uint8Array): Promise<void>
  /** Puts everything aside, so that the store is empty. */
  putAside(): Promise<void>
  /** What was put aside, as one update; null when nothing was. */
  loadAside(): Promise<Uint8Array | null>
  forgetAside(): Promise<void>
  /** Seals everything anew, or lays it open for good, in one piece. @throws when the device keeps nothing */
  changeLock(next: OpenLock | null): Promise<void>
  close(): void
}

/**
 * @param findKey what opens a locked one; it may wait for somebody
 * @throws when the browser has no IndexedDB for us, as in some private windows
 */
export async function openNotebookStore(findKey: (lock: DeviceLock) => Promise<CryptoKey>): Promise<NotebookStore> {
  const database = await openLasting<NotebookDatabase>(NOTEBOOK_DATABASE, 4, (fresh, before) => {
    if (before < 1) fresh.createObjectStore('updates', { autoIncrement: true })
    if (before < 2) fresh.createObjectStore('aside', { autoIncrement: true })
    if (before < 3) fresh.createObjectStore('lock')
    fresh.createObjectStore('beside')
  })
  const opening = await openLock(database, findKey).catch((error: unknown) => {
    database.close()
    throw error
  })
  const { beside } = opening
  let { lock, key } = opening
  const besideKey = await importSealKey(beside)
  /** While the lock is being changed. */
  let changing: Promise<void> | null = null
  const changeLock = async (next: OpenLock | null) => {
    for (let changed = false; !changed; ) {
      const parts = await Promise.all([readPart(database, 'updates', key), readPart(database, 'aside', key)])
      const closed = await Promise.all(
        parts.map(async (all) => ({
          ...all,
          next: all.merged && (await closeUpdate(all.merged, next?.key ?? null)),
        })),
      )
      const besideNext = await closeUpdate(beside, next?.key ?? null)
      const change = { lock: next?.lock ?? null, beside: besideNext }
      changed = await replaceParts(database, lock, closed, undefined, change)
    }
    lock = next?.lock ?? null
    key = next?.key ?? null
  }
  return {
    besideKey,
    get lock() {
      return lock
    },
    async load() {
      const all = await readPart(database, 'updates', key)
      const isMixed = key !== null && all.hasOpen
      if (all.merged !== null && (all.count > MOST_UPDATES || isMixed)) {
        // For one of all beside them a full device has no room: they stay as they are, and can be read all the same.
        await replaceParts(database, lock, [{ ...all, next: await closeUpdate(all.merged, key) }]).catch(() => false)
      }
      return all.merged
    },
    async add(update) {
      let sealedFor = key
      let kept = await closeUpdate(update, key)
      // What is sealed for a lock that goes could never be read again, and nothing beside it.
      while (changing !== null || sealedFor !== key) {
        await changing?.catch(() => undefined)
        sealedFor = key
        kept = await closeUpdate(update, key)
      }
      await database.use(async (open) => {
        const transaction = open.transaction(['updates', 'lock'], 'readwrite')
        // Another tab may have changed the lock a moment ago: then it stays open until the next reading.
        const row = kept === update || (await isBehind(transaction.objectStore('lock'), lock)) ? kept : update
        void transaction.objectStore('updates').add(row)
        // Not left to the browser, which would wait for the page: a page that is left at once must keep what was done last.
        transaction.commit()
        return transaction.done
      })
    },
    async putAside() {
      for (let moved = false; !moved; ) {
        const all = await readPart(database, 'updates', key)
        const aside = all.merged && (await closeUpdate(all.merged, key))
        moved = await replaceParts(database, lock, [{ ...all, next: null }], (add) => {
          if (aside !== null) add('aside', aside)
        })
      }
    },
    loadAside: async () => (await readPart(database, 'aside', key)).merged,
    forgetAside: () => database.use((open) => open.clear('aside')),
    async changeLock(next) {
      changing = changeLock(next)
      await changing.finally(() => {
        changing = null
      })
    },
    close: () => database.close(),
  }
}

/**
 * Opens the lock, and with it the bytes of the key for what is kept beside the notebook: made at the first opening; of two tabs that
 * make one at once, the first has made it. Another tab may change the lock while somebody is asked: then it is asked for as it is by
 * now, because what is sealed for the one before could never be read again.
 */
async function openLock(
  database: Database,
  findKey: (lock: DeviceLock) => Promise<CryptoKey>,
): Promise<{ lock: DeviceLock | null; key: CryptoKey | null; beside: Uint8Array<ArrayBuffer> }> {
  for (;;) {
    const lock = (await database.use((open) => open.get('lock', LOCK))) ?? null
    const key = lock && (await findKey(lock))
    const fresh = await closeUpdate(crypto.getRandomValues(new Uint8Array(BESIDE_BYTES)), key)
    const kept = await database.use(async (open) => {
      const transaction = open.transaction(['lock', 'beside'], 'readwrite')
      if (!(await isBehind(transaction.objectStore('lock'), lock))) return null
      const there = await transaction.objectStore('beside').get(BESIDE)
      if (there === undefined) void transaction.objectStore('beside').put(fresh, BESIDE)
      await transaction.done
      return there ?? fresh
    })
    if (kept !== null) return { lock, key, beside: Uint8Array.from(await openUpdate(kept, key)) }
  }
}

interface ReadPart {
  part: Part
  last: number | undefined
  count: number
  merged: Uint8Array | null
  /** Whether something in it is not sealed. */
  hasOpen: boolean
}

async function readPart(database: Database, part: Part, key: CryptoKey | null): Promise<ReadPart> {
  const [keys, rows] = await database.use((open) => {
    const { store } = open.transaction(part)
    return Promise.all([store.getAllKeys(), store.getAll()])
  })
  const updates = await Promise.all(rows.map((row) => openUpdate(row, key)))
  return {
    part,
    last: keys.at(-1),
    count: keys.length,
    merged: updates.length === 0 ? null : mergeUpdates(updates),
    hasOpen: rows.some((row) => !('sealed' in row)),
  }
}

/**
 * Puts `next` in the place of all that was read.
 * @param before the lock that it is sealed for, or that is to go
 * @param change the new lock and what it changes beside; undefined leaves both as they are
 * @returns false when something was added meanwhile: then nothing has changed
 * @throws when another tab has changed the lock: what is sealed for the one before could never be read again
 */
function replaceParts(
  database: Database,
  before: DeviceLock | null,
  parts: (ReadPart & { next: Kept | null })[],
  addMore?: (add: (part: Part, row: Kept) => void) => void,
  change?: { lock: DeviceLock | null; beside: Kept },
): Promise<boolean> {
  return database.use(async (open) => {
    const transaction = open.transaction(['updates', 'aside', 'lock', 'beside'], 'readwrite')
    const add = (part: Part, row: Kept) => void transaction.objectStore(part).add(row)
    if (!(await isBehind(transaction.objectStore('lock'), before))) throw new Error('another lock')
    for (const { part, last } of parts) {
      if ((await transaction.objectStore(part).getAllKeys()).at(-1) !== last) return false
    }
    for (const { part, next } of parts) {
      void transaction.objectStore(part).clear()
      if (next !== null) add(part, next)
    }
    addMore?.(add)
    if (change !== undefined) {
      const { lock, beside } = change
      void (lock === null
        ? transaction.objectStore('lock').delete(LOCK)
        : transaction.objectStore('lock').put(lock, LOCK))
      void transaction.objectStore('beside').put(beside, BESIDE)
    }
    await transaction.done
    return true
  })
}

interface LockRow {
  get(key: string): Promise<DeviceLock | undefined>
}

/** Whether the notebook still lies behind this lock, or behind none. */
async function isBehind(row: LockRow, lock: DeviceLock | null): Promise<boolean> {
  return String((await row.get(LOCK))?.box) === String(lock?.box)
}

async function closeUpdate(update: Uint8Array, key: CryptoKey | null): Promise<Kept> {
  return key === null ? update : { sealed: await sealBytes(key, update) }
}

async function openUpdate(row: Kept, key: CryptoKey | null): Promise<Uint8Array> {
  if (!('sealed' in row)) return row
  if (key === null) throw new Error('sealed')
  return openBytes(key, row.sealed)
}
