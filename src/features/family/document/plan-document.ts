// The family's plan: one Yjs document on this device, the same in all its tabs. Loaded when a parent makes a
// next step, opens the plan or is due to be asked, and never before.
import { applyUpdate, Doc, mergeUpdates } from 'yjs'
import { FORGOTTEN, PLAN_CHANNEL, PUT_ASIDE } from './forget-plan.ts'
import { ownCarer } from './own-carer.ts'
import { openPlanStore, type PlanStore } from './plan-store.ts'

export interface PlanDocument
  extends Pick<PlanStore, 'forgetAside' | 'loadUnsent' | 'forgetUnsent' | 'readShared' | 'writeShared'> {
  readonly document: Doc
  /**
   * Makes a change in one piece.
   * @param from `others` for what the other carers have already; where the plan is shared, they get all else
   * @returns whether this device kept it; this page and the other tabs have it all the same
   */
  change(make: () => void, from?: 'here' | 'others'): Promise<boolean>
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
  /** Whether it is kept on this device: not where the browser keeps nothing, and no more once it was forgotten. */
  readonly isKept: boolean
  close(): void
}

let opened: Promise<PlanDocument> | undefined
const onOpening = new Set<() => void>()

/** The plan of this page. A device that keeps nothing gets one that lasts until the page is left. */
export function openPlanDocument(): Promise<PlanDocument> {
  if (opened === undefined) {
    opened = createPlanDocument()
    for (const notify of onOpening) notify()
  }
  return opened
}

/** Calls `notify` whenever this page opens a plan: after one that was forgotten it is another. */
export function subscribeToOpening(notify: () => void): () => void {
  onOpening.add(notify)
  return () => onOpening.delete(notify)
}

/** Not the page's own: the caller closes it again. */
export async function createPlanDocument(): Promise<PlanDocument> {
  const document = new Doc()
  let store: PlanStore | null = await openPlanStore().catch(() => null)
  const tabs = new BroadcastChannel(PLAN_CHANNEL)
  tabs.onmessage = ({ data }: MessageEvent<Uint8Array | typeof FORGOTTEN | typeof PUT_ASIDE>) => {
    if (data === FORGOTTEN) forget()
    else if (data === PUT_ASIDE) goOnWithNext()
    else applyUpdate(document, data, 'tab')
  }
  /** Pages that show it become empty; the next page to open it gets a new one. */
  const forget = () => {
    opened = undefined
    store?.close()
    store = null
    tabs.onmessage = null
    document.transact(() => {
      for (const part of document.share.keys()) document.getMap(part).clear()
    })
  }
  /** Unlike after a deletion, the device keeps its place: pages that show it then show the plan that takes it. */
  const goOnWithNext = () => {
    forget()
    if (onOpening.size > 0) void openPlanDocument()
  }
  // Only now: an update of another tab in between would else be missed.
  const kept = await store?.load().catch(() => null)
  if (kept && store !== null) applyUpdate(document, kept, 'device')

  /** What the device did not take. It goes with the next change, which could not be read again without it. */
  let unkept: Uint8Array[] = []
  const keeping = new Set<Promise<boolean>>()
  const write = async (updates: Uint8Array[], from: 'here' | 'others') => {
    try {
      if (store === null) throw new DOMException('', 'NotSupportedError')
      await store.add(mergeUpdates(updates), from === 'here' && ownCarer.read() !== null)
      return true
    } catch {
      unkept = [...updates, ...unkept]
      return false
    }
  }
  const keep = async (made: Uint8Array[], from: 'here' | 'others' = 'here') => {
    for (const update of made) tabs.postMessage(update)
    const updates = [...unkept, ...made]
    // What the device did not take before was written here.
    const origin = unkept.length > 0 ? 'here' : from
    unkept = []
    if (updates.length > 0) {
      const written = write(updates, origin)
      keeping.add(written)
      void written.then(() => keeping.delete(written))
    }
    // A call that changes nothing, because another press has done it, waits for that one's result too.
    return (await Promise.all(keeping)).every(Boolean)
  }
  const change = async (make: () => void, from?: 'here' | 'others') => {
    const made: Uint8Array[] = []
    const collect = (update: Uint8Array) => void made.push(update)
    document.on('update', collect)
    document.transact(make)
    document.off('update', collect)
    return keep(made, from)
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
    loadUnsent: async () => (await store?.loadUnsent()) ?? [],
    forgetUnsent: async (last) => store?.forgetUnsent(last),
    readShared: async () => (await store?.readShared()) ?? null,
    async writeShared(shared) {
      if (store === null) throw new DOMException('', 'NotSupportedError')
      await store.writeShared(shared)
    },
    get isKept() {
      return store !== null
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
