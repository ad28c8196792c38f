// Keeps who changed which row for 30 days, so that any of it can be undone (K10).
import { addDays } from '#src/features/family/next-step/promise-days.ts'
import type { Entry } from '../log/entry.ts'
import type { Parts } from './parts.ts'
import { findChanges, readRows } from './row-changes.ts'
import { keepChanges, readSeen } from './sharing-store.ts'

const KEPT_DAYS = 30

/** Whatever differs since the last look was changed by this author. @param entry null for this device */
export async function noteChanges({ notebook, store, today }: Parts, entry: Entry | null): Promise<void> {
  const seen = readRows(notebook.document)
  const changes = findChanges(await readSeen(store), seen)
  if (changes.length === 0) return
  const day = today()
  const author = entry?.author ?? null
  const noted = changes.map((change) => ({ ...change, day, author }))
  await keepChanges(store, noted, seen, addDays(day, -KEPT_DAYS))
}
