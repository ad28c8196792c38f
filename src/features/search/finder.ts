// Both halves of the search as the page joins them, for tests and figures that ask the whole.
import { createDangerFinder } from './finding/find-danger.ts'
import { createEntryFinder } from './finding/find-entries.ts'
import type { DangerGroup, IndexedEntry, SearchIndex } from './search-index.ts'

export type Finder = (query: string) => { entries: IndexedEntry[]; danger: DangerGroup | undefined }

export function createFinder(index: SearchIndex): Finder {
  const findEntries = createEntryFinder(index)
  const findDanger = createDangerFinder(index.danger)
  return (query) => {
    const danger = findDanger(query)
    return { entries: findEntries(query, danger?.entries), danger }
  }
}
