// Devices of carers in one process: each has its own storage, and all ask one real app.
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { Map as SharedMap } from 'yjs'
import { CARERS } from '#src/features/family/document/carers.ts'
import { createPlanDocument, type PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable } from '#src/features/family/document/plan-table.ts'
import { joinPlan, lookAtPlan, startSharing } from '#src/features/family/sharing/share-plan.ts'
import { syncPlan } from '#src/features/family/sharing/sync-plan.ts'
import type { TestApp } from '../api/test-app.ts'
import { freshAddress } from '../api/test-person.ts'

export interface PlanDevice {
  name: string
  /** The one that this device has by now. */
  planDocument: PlanDocument
  databases: IDBFactory
  storage: Map<string, string>
}

/** What becomes of a request before the server sees it; null lets it through. */
export type Network = (method: string, path: string) => 'down' | 'answer lost' | 'sent twice' | null

let network: Network = () => null

/** From now on every request goes to this app, by a network that works until `disturb` says otherwise. */
export function stagePlanServer(app: TestApp): void {
  network = () => null
  const address = freshAddress()
  const ask = async (path: string, init: RequestInit) => {
    const trouble = network(init.method ?? 'GET', path)
    if (trouble === 'down') throw new TypeError('no network')
    if (trouble === 'sent twice') await app.request(path, init, address)
    const answer = await app.request(path, init, address)
    if (trouble === 'answer lost') throw new TypeError('lost')
    return answer
  }
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

export function disturb(by: Network): void {
  network = by
}

/** Tabs of one device talk to each other; devices do not. */
class Silence {
  onmessage = null
  postMessage() {}
  close() {}
}

export async function createPlanDevice(name: string): Promise<PlanDevice> {
  const device = { name, databases: new IDBFactory(), storage: new Map<string, string>() }
  use(device)
  return { ...device, planDocument: await createPlanDocument() }
}

/** Does something on this device. One after the other: the storage of the process is one device's at a time. */
export async function on<Answer>(
  device: PlanDevice,
  act: (planDocument: PlanDocument) => Promise<Answer>,
): Promise<Answer> {
  use(device)
  return act(device.planDocument)
}

function use({ databases, storage }: Pick<PlanDevice, 'databases' | 'storage'>): void {
  vi.stubGlobal('indexedDB', databases)
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
}

/** As a page does after a reload. */
export async function reopen(device: PlanDevice): Promise<PlanDocument> {
  use(device)
  device.planDocument.close()
  device.planDocument = await createPlanDocument()
  return device.planDocument
}

export function share(device: PlanDevice) {
  return on(device, (planDocument) => startSharing(planDocument, device.name))
}

export async function join(device: PlanDevice, link: { id: string; key: string }, bring = false) {
  use(device)
  // What is put aside leaves an empty one in its place.
  const openPlan = async () => (device.planDocument.isKept ? device.planDocument : reopen(device))
  return joinPlan(openPlan, await lookAtPlan(link), { name: device.name, bring })
}

export function sync(device: PlanDevice) {
  return on(device, syncPlan)
}

export function write(device: PlanDevice, id: string, words: string): Promise<boolean> {
  return on(device, (planDocument) =>
    planDocument.change(() => void planDocument.document.getMap('lines').set(id, new SharedMap([['what', words]]))),
  )
}

export function remove(device: PlanDevice, id: string): Promise<boolean> {
  return on(device, (planDocument) => planDocument.change(() => planDocument.document.getMap('lines').delete(id)))
}

/** The words of each row. */
export function read({ planDocument }: PlanDevice): Record<string, string> {
  const rows = planDocument.document.getMap('lines').toJSON() as Record<string, { what: string }>
  return Object.fromEntries(Object.entries(rows).map(([id, { what }]) => [id, what]))
}

export function carersIn({ planDocument }: PlanDevice): string[] {
  return createTable(planDocument, CARERS)
    .read()
    .filter(({ isIn }) => isIn)
    .map(({ name }) => name)
    .toSorted()
}
