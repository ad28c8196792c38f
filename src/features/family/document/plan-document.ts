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
   * @param from `others` for updates that the other carers have already; all others are sent to them when the plan is shared
   * @returns whether this device stored it; this page and the other tabs show it in any case
   */
  change(make: () => void, from?: 'here' | 'others'): Promise<boolean>
  /** Calls `notify` after every change, in this tab or another. */
  subscribe(notify: () => void): () => void
  /**
   * Puts all of it aside on this device and empties it, in every tab: the next to open it begins a new one.
   * @throws DOMException when the device cannot store all of it; then nothing changes
   */
  putAside(): Promise<void>
  /** Adds what was put aside. @returns whether this device kept it */
  addAside(): Promise<boolean>
  hasAside(): Promise<boolean>
  /** Whether it is stored on this device: false where the browser stores nothing, and after it was forgotten. */
  readonly isKept: boolean
  close(): void
}

let opened: Promise<PlanDocument> | undefined
const onOpening = new Set<() => void>()

/** The plan of this page. On a device that stores nothing it lasts until the page is left. */
export function openPlanDocument(): Promise<PlanDocument> {
  if (opened === undefined) {
    opened = createPlanDocument()
    for (const notify of onOpening) notify()
  }
  return opened
}

/** Calls `notify` whenever this page opens a plan, for example a new one after the old one was forgotten. */
export function subscribeToOpening(notify: () => void): () => void {
  onOpening.add(notify)
  return () => onOpening.delete(notify)
}

/** Opens a second document beside the page's own, which the caller must close. */
export async function createPlanDocument(): Promise<PlanDocument> {
  const document = new Doc()
  let store: PlanStore | null = await openPlanStore().catch(() => null)
  const tabs = new BroadcastChannel(PLAN_CHANNEL)
  tabs.onmessage = ({ data }: MessageEvent<Uint8Array | typeof FORGOTTEN | typeof PUT_ASIDE>) => {
    if (data === FORGOTTEN) forget()
    else if (data === PUT_ASIDE) openNextPlan()
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
  /** Unlike a deletion it leaves a place for another plan, which pages that show this one show next. */
  const openNextPlan = () => {
    forget()
    if (onOpening.size > 0) void openPlanDocument()
  }
  // Reads the store after it listens to the other tabs, so that no update is missed in between.
  const kept = await store?.load().catch(() => null)
  if (kept && store !== null) applyUpdate(document, kept, 'device')

  /** Updates that the device did not store. They are stored with the next change, which depends on them. */
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
    // Earlier updates that the device did not store are stored with this one.
    const origin = unkept.length > 0 ? 'here' : from
    unkept = []
    if (updates.length > 0) {
      const written = write(updates, origin)
      keeping.add(written)
      void written.then(() => keeping.delete(written))
    }
    // A call that changes nothing, because an earlier press did it already, waits for the result of that press.
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
      // Updates that the device has refused so far would otherwise be neither shown nor put aside.
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
