import { localDay } from '#src/features/family/next-step/promise-days.ts'
import { openNotebook } from '#src/features/family/notebook/notebook.ts'
import { perNotebook } from '#src/features/family/notebook/notebook-table.ts'
import type { Parts } from './parts.ts'
import { openSharingStore } from './sharing-store.ts'
import { startTrial } from './try-update.ts'

const openStore = perNotebook(({ isKept }) => {
  if (!isKept) throw new DOMException('', 'NotSupportedError')
  return openSharingStore()
})

/** What this page syncs with. @throws when the browser keeps nothing: then nothing can be shared from here */
export async function openParts(): Promise<Parts> {
  const [notebook, store] = await Promise.all([openNotebook(), openStore()])
  return { notebook, store, startTrial, today: () => localDay(new Date()) }
}
