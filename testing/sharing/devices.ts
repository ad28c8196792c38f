// Devices that share a plan, in one process: each has its own storage, and all ask one model of the server.
import { IDBFactory } from 'fake-indexeddb'
import { Map as SharedMap } from 'yjs'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import { invite } from '#src/features/family/sharing/acts/invite.ts'
import { joinNotebook, lookAt } from '#src/features/family/sharing/acts/join-notebook.ts'
import { startSharing } from '#src/features/family/sharing/acts/start-sharing.ts'
import { isHarmless } from '#src/features/family/sharing/sync/foreign-update.ts'
import { carersOf, type Parts } from '#src/features/family/sharing/sync/parts.ts'
import type { Sharing } from '#src/features/family/sharing/sync/sharing.ts'
import { openSharingStore, readSharing } from '#src/features/family/sharing/sync/sharing-store.ts'
import { syncNotebook } from '#src/features/family/sharing/sync/sync-notebook.ts'

/** Stands for `BroadcastChannel`: tabs of one device talk to each other; devices do not. */
export class Silence {
  onmessage = null
  postMessage() {}
  close() {}
}

/** Too long to come up by chance in what is sealed. */
export const NAMES = { anna: 'Annabella', ben: 'Benedict' }

export const TODAY = '2026-11-22'

export async function createDevice(): Promise<Parts> {
  globalThis.indexedDB = new IDBFactory()
  const notebook = await createNotebook()
  const store = await openSharingStore()
  return {
    notebook,
    store,
    startTrial: () => ({ isHarmless: async (state, update) => isHarmless(state, update), end() {} }),
    today: () => TODAY,
  }
}

/** As a page does: whoever opens the notebook once it was put aside gets a new one. */
export function reopen(device: Parts): () => Promise<Parts> {
  let current = device
  const { putAside } = device.notebook
  device.notebook.putAside = async () => {
    await putAside()
    current = { ...device, notebook: await createNotebook() }
  }
  return async () => current
}

/** Two devices that share one notebook: Anna has made it, Ben was invited. */
export async function createPair() {
  const [anna, ben] = [await createDevice(), await createDevice()]
  await startSharing(anna, NAMES.anna)
  const { secret } = await invite(anna)
  await joinNotebook(async () => ben, await lookAt(secret), { name: NAMES.ben, bring: true })
  await syncNotebook(anna)
  return { anna, ben, secret }
}

/** @returns whether the device kept it */
export function write({ notebook }: Parts, id: string, words: string): Promise<boolean> {
  return notebook.change(() => void notebook.document.getMap('lines').set(id, new SharedMap([['what', words]])))
}

export function remove({ notebook }: Parts, id: string): Promise<boolean> {
  return notebook.change(() => notebook.document.getMap('lines').delete(id))
}

/** Rows by their id. */
export function read({ notebook }: Parts): Record<string, unknown> {
  return notebook.document.getMap('lines').toJSON()
}

/** @throws when nothing is shared from there */
export async function sharingOf({ store }: Parts): Promise<Sharing> {
  const sharing = await readSharing(store)
  if (sharing === null) throw new Error('nothing is shared')
  return sharing
}

/** Who is in, as 'Annabella maker'; nobody where nothing is shared. */
export async function carersIn(parts: Parts): Promise<string[]> {
  const sharing = await readSharing(parts.store)
  if (sharing === null) return []
  return [...(await carersOf(sharing)).all.values()]
    .filter(({ isIn }) => isIn)
    .map(({ name, role }) => `${name} ${role}`)
}
