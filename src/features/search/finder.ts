// What the page asks once the index is there: what fits a query, and whether it sounds like danger.
import { createDangerFinder } from './finding/find-danger.ts'
import { createEntryFinder } from './finding/find-entries.ts'
import type { Finder, SearchIndex } from './search-index.ts'

export function createFinder(index: SearchIndex): Finder {
  const findEntries = createEntryFinder(index)
  const findDanger = createDangerFinder(index.danger)
  return (query) => {
    const danger = findDanger(query)
    return { entries: findEntries(query, danger?.entries), danger }
  }
}
