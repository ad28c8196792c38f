// The family's notebook: one Yjs document on this device, the same in all its tabs (decision 108). Loaded when somebody makes a
// promise, opens the plan or is due to be asked, and never before.
import { applyUpdate, Doc } from 'yjs'
import { FORGOTTEN, NOTEBOOK_CHANNEL } from './notebook-names.ts'
import { type NotebookStore, openNotebookStore } from './notebook-store.ts'

export interface Notebook {
  readonly document: Doc
  /** Makes a change in one piece. @returns whether this device kept it; this page and the other tabs have it all the same */
  change(make: () => void): Promise<boolean>
  /** Calls `notify` after every change, in this tab or another. */
  subscribe(notify: () => void): () => void
  /** Puts all of it aside on this device and empties it, in every tab: the next to open it begins a new one. */
  putAside(): Promise<void>
  /** Adds what was put aside. @returns whether this device kept it */
  addAside(): Promise<boolean>
  hasAside(): Promise<boolean>
  forgetAside(): Promise<void>
  close(): void
}

let opened: Promise<Notebook> | undefined

/** The notebook of this page. A device that keeps nothing gets one that lasts until the page is left. */
export function openNotebook(): Promise<Notebook> {
  opened ??= createNotebook()
  return opened
}

/** Not the page's own: for whoever closes it again. */
export async function createNotebook(): Promise<Notebook> {
  const document = new Doc()
  let store: NotebookStore | null = await openNotebookStore().catch(() => null)
  const kept = await store?.load().catch(() => null)
  if (kept) applyUpdate(document, kept, 'device')

  const tabs = new BroadcastChannel(NOTEBOOK_CHANNEL)
  tabs.onmessage = ({ data }: MessageEvent<Uint8Array | typeof FORGOTTEN>) => {
    if (data === FORGOTTEN) forget()
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

  const keep = async (update: Uint8Array) => {
    tabs.postMessage(update)
    if (store === null) return false
    return store.add(update).then(
      () => true,
      () => false,
    )
  }
  const change = async (make: () => void) => {
    const keeping: Promise<boolean>[] = []
    const collect = (update: Uint8Array) => void keeping.push(keep(update))
    document.on('update', collect)
    document.transact(make)
    document.off('update', collect)
    return (await Promise.all(keeping)).every(Boolean)
  }
  return {
    document,
    change,
    async putAside() {
      await store?.putAside()
      tabs.postMessage(FORGOTTEN)
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
