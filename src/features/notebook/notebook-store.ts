// Keeps a Yjs document in IndexedDB, update by update. An update counts as kept once its transaction is complete: what did
// not fit must be known, because a promise that is lost silently was never made.
import { type IDBPDatabase, openDB } from 'idb'
import { mergeUpdates } from 'yjs'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'

const UPDATES = 'updates'
/** From here on the updates become one again. */
const MOST_UPDATES = 200

export interface NotebookStore {
  /** Everything kept so far, as one update; null when there is nothing. */
  load(): Promise<Uint8Array | null>
  /** @throws when the device is full or keeps nothing */
  add(update: Uint8Array): Promise<void>
  close(): void
}

/** @throws when the browser has no IndexedDB for us, as in some private windows */
export async function openNotebookStore(): Promise<NotebookStore> {
  const database = await openDB(NOTEBOOK_DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(UPDATES, { autoIncrement: true }),
    // Another page forgets everything: this one must not stand in its way.
    blocking: () => database.close(),
  })
  return {
    load: () => loadUpdates(database),
    add: async (update) => void (await database.add(UPDATES, update)),
    close: () => database.close(),
  }
}

async function loadUpdates(database: IDBPDatabase): Promise<Uint8Array | null> {
  const transaction = database.transaction(UPDATES, 'readwrite')
  const updates: Uint8Array[] = await transaction.store.getAll()
  if (updates.length === 0) return null
  const merged = mergeUpdates(updates)
  if (updates.length > MOST_UPDATES) {
    await transaction.store.clear()
    await transaction.store.add(merged)
  }
  await transaction.done
  return merged
}
