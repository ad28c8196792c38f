// Everything that searching needs beside the index, in one file, fetched when somebody turns to the field.
import { createFinder } from './finder.ts'
import * as view from './found-view.tsx'
import { unpackIndex } from './packed-index.ts'
import type { Finder } from './search-index.ts'

/** What finds, and what shows it. */
export type Opened = { find: Finder } & typeof view

const MISSPELT = 'robloks fone'

/** @param answer to the request for the index @throws where it is not the index */
export async function openFinder(answer: Response): Promise<Opened> {
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`)
  const find = createFinder(unpackIndex(await answer.json()))
  // The first search is slow and so is the first word nobody spells so: both are done before somebody waits for one.
  find(MISSPELT)
  return { ...view, find }
}
