// Keeps a Yjs document in IndexedDB, update by update. An update counts as kept once its transaction is complete: what did not fit
// must be known, because a promise that is lost silently was never made.
import type { DBSchema } from 'idb'
import { mergeUpdates } from 'yjs'
import { type LastingDatabase, openLasting } from './lasting-database.ts'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'

/** Each row is one update, or several as one. */
interface NotebookDatabase extends DBSchema {
  updates: { key: number; value: Uint8Array }
  /** What was put aside for a notebook that others share. */
  aside: { key: number; value: Uint8Array }
}

type Database = LastingDatabase<NotebookDatabase>
type Part = 'updates' | 'aside'

const VERSION = 5
const PARTS: Part[] = ['updates', 'aside']
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
  const database = await openLasting<NotebookDatabase>(NOTEBOOK_DATABASE, VERSION, (fresh) => {
    // Nothing of an earlier version is taken over.
    for (const old of [...fresh.objectStoreNames]) fresh.deleteObjectStore(old)
    for (const part of PARTS) fresh.createObjectStore(part, { autoIncrement: true })
  })
  return {
    async load() {
      const updates = await database.use((open) => open.getAll('updates'))
      // For one of all beside them a full device has no room: they stay as they are, and can be read all the same.
      if (updates.length > MOST_UPDATES) await gather(database, 'updates').catch(() => undefined)
      return merged(updates)
    },
    add: (update) =>
      database.use(async (open) => {
        const transaction = open.transaction('updates', 'readwrite')
        const adding = transaction.store.add(update)
        // Not left to the browser, which would wait for the page: a page that is left at once must keep what was done last.
        transaction.commit()
        await Promise.all([adding, transaction.done])
      }),
    putAside: () => gather(database, 'aside'),
    loadAside: async () => merged(await database.use((open) => open.getAll('aside'))),
    forgetAside: () => database.use((open) => open.clear('aside')),
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
    // First: one that is refused at once leaves all where it is.
    const adding = transaction.objectStore(into).add(all)
    await Promise.all([adding, updates.delete(IDBKeyRange.upperBound(keys.at(-1))), transaction.done])
  })
}

function merged(updates: Uint8Array[]): Uint8Array | null {
  return updates.length === 0 ? null : mergeUpdates(updates)
}
