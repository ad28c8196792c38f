// Keeps a Yjs document in IndexedDB, update by update. An update counts as kept once its transaction is complete: what did
// not fit must be known, because a promise that is lost silently was never made.
import { type IDBPDatabase, openDB } from 'idb'
import { mergeUpdates } from 'yjs'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'

const UPDATES = 'updates'
/** What was put aside for a notebook that others share: as updates too. */
const ASIDE = 'aside'
/** From here on the updates become one again. */
const MOST_UPDATES = 200

export interface NotebookStore {
  /** Everything kept so far, as one update; null when there is nothing. */
  load(): Promise<Uint8Array | null>
  /** @throws when the device is full or keeps nothing */
  add(update: Uint8Array): Promise<void>
  /** Puts everything aside, so that the store is empty. */
  putAside(): Promise<void>
  /** What was put aside, as one update; null when nothing was. */
  loadAside(): Promise<Uint8Array | null>
  forgetAside(): Promise<void>
  close(): void
}

/** @throws when the browser has no IndexedDB for us, as in some private windows */
export async function openNotebookStore(): Promise<NotebookStore> {
  const database = await openDB(NOTEBOOK_DATABASE, 2, {
    upgrade(fresh, before) {
      if (before < 1) fresh.createObjectStore(UPDATES, { autoIncrement: true })
      fresh.createObjectStore(ASIDE, { autoIncrement: true })
    },
    // Another page forgets everything: this one must not stand in its way.
    blocking: () => database.close(),
  })
  return {
    load: () => loadUpdates(database),
    add: async (update) => void (await database.add(UPDATES, update)),
    putAside: () => moveAside(database),
    loadAside: async () => mergeAll(await database.getAll(ASIDE)),
    forgetAside: () => database.clear(ASIDE),
    close: () => database.close(),
  }
}

async function loadUpdates(database: IDBPDatabase): Promise<Uint8Array | null> {
  const transaction = database.transaction(UPDATES, 'readwrite')
  const updates: Uint8Array[] = await transaction.store.getAll()
  const merged = mergeAll(updates)
  if (updates.length > MOST_UPDATES) {
    await transaction.store.clear()
    await transaction.store.add(merged)
  }
  await transaction.done
  return merged
}

async function moveAside(database: IDBPDatabase): Promise<void> {
  const transaction = database.transaction([UPDATES, ASIDE], 'readwrite')
  const kept = mergeAll(await transaction.objectStore(UPDATES).getAll())
  if (kept !== null) void transaction.objectStore(ASIDE).add(kept)
  void transaction.objectStore(UPDATES).clear()
  await transaction.done
}

function mergeAll(updates: Uint8Array[]): Uint8Array | null {
  return updates.length === 0 ? null : mergeUpdates(updates)
}
