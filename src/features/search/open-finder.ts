// Everything that searching needs beside the index, in one file, fetched when somebody turns to the field.
import { LANGUAGE } from '#src/web/language/language.ts'
import { createFinder } from './finder.ts'
import { compareWordsOf } from './finding/words.ts'
import * as view from './found-view.tsx'
import { unpackIndex } from './packed-index.ts'
import type { Finder } from './search-index.ts'

/** What finds, and what shows it. */
export type Opened = { find: Finder } & typeof view

const MISSPELT = 'robloks fone'

/** @param answers to the requests for the index and for the words of danger @throws where one of them is not what was asked for */
export async function openFinder(...answers: [index: Response, danger: Response]): Promise<Opened> {
  const refused = answers.find(({ ok }) => !ok)
  if (refused) throw new Error(`What the search needs was answered with ${refused.status}.`)
  compareWordsOf(LANGUAGE)
  const [index, danger] = await Promise.all(answers.map((answer) => answer.json()))
  const find = createFinder(unpackIndex(index, danger))
  // The first search is slow and so is the first word nobody spells so: both are done before somebody waits for one.
  find(MISSPELT)
  return { ...view, find }
}
