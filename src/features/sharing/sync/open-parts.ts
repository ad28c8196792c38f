import { openNotebook } from '#src/features/notebook/notebook.ts'
import { localDay } from '#src/features/promises/promise-days.ts'
import type { Parts } from './parts.ts'
import { openSharingStore, type SharingStore } from './sharing-store.ts'
import { startTrial } from './try-update.ts'

let opened: Promise<SharingStore> | undefined

/** What this page syncs with. @throws when the browser keeps nothing: then nothing can be shared from here */
export async function openParts(): Promise<Parts> {
  opened ??= openSharingStore()
  const [notebook, store] = await Promise.all([openNotebook(), opened])
  return { notebook, store, startTrial, today: () => localDay(new Date()) }
}
