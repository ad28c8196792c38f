// The code that finds tools and pages and shows them, in one file that is loaded when the search field gets the focus.
import { pageLanguage } from '#src/web/language/language.ts'
import { LANGUAGE_FILES } from '#src/web/language/language-files.ts'
import { createEntryFinder } from './finding/find-entries.ts'
import { createTopicFinder, type TopicFinder } from './finding/find-topic.ts'
import { compareWordsOf } from './finding/words.ts'
import { unpackIndex } from './packed-index.ts'
import { ResultList } from './result-list.tsx'
import type { EntryFinder } from './search-index.ts'
import { TopicLine } from './topic-line.tsx'

export interface Results {
  find: EntryFinder
  findTopic: TopicFinder
  List: typeof ResultList
  Topic: typeof TopicLine
}

const MISSPELT = 'robloks fone'

/** @throws when the index cannot be fetched */
export async function openFinder(): Promise<Results> {
  const answer = await fetch(LANGUAGE_FILES[pageLanguage()].search, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}.`)
  compareWordsOf(pageLanguage())
  const index = unpackIndex(await answer.json())
  const find = createEntryFinder(index)
  // The first search is slow and so is the first word that is misspelt: both are done before a parent waits for one.
  find(MISSPELT)
  return { find, findTopic: createTopicFinder(index.topics), List: ResultList, Topic: TopicLine }
}
