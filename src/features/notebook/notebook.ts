// The family's notebook: one Yjs document on this device, the same in all its tabs (decision 108). Loaded when somebody makes a
// promise, opens the plan or is due to be asked, and never before.
import { applyUpdate, Doc, mergeUpdates } from 'yjs'
import { store as keepStored } from '#src/web/storage/storage.ts'
import type { DeviceLock, OpenLock } from './device-lock.ts'
import { FORGOTTEN, NOTEBOOK_CHANNEL, PUT_ASIDE, RELOCKED } from './notebook-names.ts'
import { type NotebookStore, openNotebookStore } from './notebook-store.ts'

export interface Notebook {
  readonly document: Doc
  /** Makes a change in one piece. @returns whether this device kept it; this page and the other tabs have it all the same */
  change(make: () => void): Promise<boolean>
  /** Calls `notify` after every change, in this tab or another. */
  subscribe(notify: () => void): () => void
  /**
   * Puts all of it aside on this device and empties it, in every tab: the next to open it begins a new one.
   * @throws DOMException when the device cannot keep all of it: then everything stays as it is
   */
  putAside(): Promise<void>
  /** Adds what was put aside. @returns whether this device kept it */
  addAside(): Promise<boolean>
  hasAside(): Promise<boolean>
  forgetAside(): Promise<void>
  /** What has to be opened before it on this device; null when nothing has. */
  readonly lock: DeviceLock | null
  /** Seals what is kept beside it on this device, so that its lock shuts that too; null when the device keeps nothing. */
  readonly besideKey: CryptoKey | null
  /** Puts a lock before it, or takes it away. @throws when the device keeps nothing */
  changeLock(next: OpenLock | null): Promise<void>
  close(): void
}

const LOCKED = 'planLocked'

let opened: Promise<Notebook> | undefined
const onOpening = new Set<() => void>()

/**
 * The notebook of this page; where it is locked, once somebody has opened it. A device that keeps nothing gets one that lasts
 * until the page is left.
 * @throws when its lock stays shut, an AppError where somebody would rather not open it now: then the next call asks again
 */
export function openNotebook(): Promise<Notebook> {
  if (opened === undefined) {
    opened = createNotebook()
    opened.catch(() => {
      opened = undefined
    })
    for (const notify of onOpening) notify()
  }
  return opened
}

/** Calls `notify` whenever this page opens a notebook: after one that was forgotten it is another. */
export function subscribeToOpening(notify: () => void): () => void {
  onOpening.add(notify)
  return () => onOpening.delete(notify)
}

/** Not the page's own: for whoever closes it again. @param findKey what opens a locked one @throws when its lock stays shut */
export async function createNotebook(findKey: (lock: DeviceLock) => Promise<CryptoKey> = askForKey): Promise<Notebook> {
  const document = new Doc()
  let isLocked = false
  let store: NotebookStore | null = await openNotebookStore((lock) => {
    isLocked = true
    return findKey(lock)
  }).catch((error: unknown) => {
    // It is there all the same, and nothing may be written beside it.
    if (isLocked) throw error
    return null
  })
  // A device that cannot open it this once says nothing of its lock.
  if (store !== null) rememberLock(store.lock)
  const tabs = new BroadcastChannel(NOTEBOOK_CHANNEL)
  tabs.onmessage = ({ data }: MessageEvent<Uint8Array | typeof FORGOTTEN | typeof PUT_ASIDE | typeof RELOCKED>) => {
    if (data === FORGOTTEN) forget()
    else if (data === PUT_ASIDE) goOnWithNext()
    else if (data === RELOCKED) window.location.reload()
    else applyUpdate(document, data, 'tab')
  }
  /** Whoever shows it sees it empty; the next to open it gets a new one. */
  const forget = () => {
    opened = undefined
    store?.close()
    store = null
    tabs.onmessage = null
    document.transact(() => {
      for (const part of document.share.keys()) document.getMap(part).clear()
    })
  }
  /** Unlike one that is deleted, the device has its place already: whoever shows it shows what comes there. */
  const goOnWithNext = () => {
    forget()
    if (onOpening.size > 0) openNotebook().catch(() => undefined)
  }
  // Only now: what another tab writes in between would else be neither read nor heard.
  const kept = await store?.load().catch(() => null)
  if (kept && store !== null) applyUpdate(document, kept, 'device')

  /** What the device did not take. It goes with the next change, which could not be read again without it. */
  let unkept: Uint8Array[] = []
  const keeping = new Set<Promise<boolean>>()
  const write = async (updates: Uint8Array[]) => {
    try {
      if (store === null) throw new DOMException('', 'NotSupportedError')
      await store.add(mergeUpdates(updates))
      return true
    } catch {
      unkept = [...updates, ...unkept]
      return false
    }
  }
  const keep = async (made: Uint8Array[]) => {
    for (const update of made) tabs.postMessage(update)
    const updates = [...unkept, ...made]
    unkept = []
    if (updates.length > 0) {
      const written = write(updates)
      keeping.add(written)
      void written.then(() => keeping.delete(written))
    }
    // Who changes nothing, because another press has done it, waits for that one's answer too.
    return (await Promise.all(keeping)).every(Boolean)
  }
  const change = async (make: () => void) => {
    const made: Uint8Array[] = []
    const collect = (update: Uint8Array) => void made.push(update)
    document.on('update', collect)
    document.transact(make)
    document.off('update', collect)
    return keep(made)
  }
  return {
    document,
    change,
    async putAside() {
      // What the device has refused so far would be neither shown nor put aside.
      if (!(await keep([]))) throw new DOMException('', 'QuotaExceededError')
      await store?.putAside()
      tabs.postMessage(PUT_ASIDE)
      forget()
    },
    async addAside() {
      const aside = await store?.loadAside()
      if (!aside) return false
      const kept = await change(() => applyUpdate(document, aside))
      if (kept) await store?.forgetAside()
      return kept
    },
    hasAside: async () => ((await store?.loadAside()) ?? null) !== null,
    forgetAside: async () => store?.forgetAside(),
    get lock() {
      return store?.lock ?? null
    },
    get besideKey() {
      return store?.besideKey ?? null
    },
    async changeLock(next) {
      if (store === null) throw new DOMException('', 'NotSupportedError')
      const { lockWhenIdle, stopLocking } = await import('./lock-when-idle.ts')
      await store.changeLock(next)
      rememberLock(next?.lock ?? null)
      tabs.postMessage(RELOCKED)
      if (next === null) stopLocking()
      else lockWhenIdle()
    },
    subscribe(notify) {
      document.on('update', notify)
      return () => document.off('update', notify)
    },
    close() {
      tabs.close()
      store?.close()
      document.destroy()
    },
  }
}

/** For whoever would rather not ask than ask for the lock. */
function rememberLock(lock: DeviceLock | null): void {
  keepStored(LOCKED, lock === null ? null : 'yes')
}

async function askForKey(lock: DeviceLock): Promise<CryptoKey> {
  const { unlockFirst } = await import('./unlock-first.ts')
  return unlockFirst(lock)
}
