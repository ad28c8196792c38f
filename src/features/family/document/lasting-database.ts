// A database of this device whose connection may be lost while the page is open: iOS ends it for a page in the background, and
// from then on it stores nothing until a new connection is opened.
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

export interface LastingDatabase<Schema extends DBSchema> {
  /**
   * @param work whole transactions; done once more on a new connection when the one at hand was lost
   * @throws when it was closed, here or by a page that forgets it; and when it is gone from the device, because what is written
   *   into a new one would lack all that came before
   */
  use<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer>
  close(): void
}

/** The errors of a closed connection; Safari has the second one when the other end closed first. */
const LOST = ['InvalidStateError', 'UnknownError']

/** @throws when the browser has no IndexedDB for us, as in some private windows */
export async function openLasting<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): Promise<LastingDatabase<Schema>> {
  let closed = false
  const close = () => {
    closed = true
    void current.then(
      (database) => database.close(),
      () => undefined,
    )
  }
  const connect = (change: typeof upgrade) =>
    // Another page deletes the database, which this one must not block.
    openDB<Schema>(name, version, { upgrade: change, blocking: close })
  const reconnect = () =>
    connect((_fresh, _before, _version, transaction) => {
      closed = true
      transaction.done.catch(() => undefined)
      transaction.abort()
    })
  let current = connect(upgrade)
  await current
  return {
    close,
    async use(work) {
      const tried = current
      try {
        return await work(await tried)
      } catch (error) {
        if (closed || !(error instanceof DOMException && LOST.includes(error.name))) throw error
        // Several calls may notice it at once, and one of them opens it for all.
        if (current === tried) current = reconnect()
        return work(await current)
      }
    },
  }
}
