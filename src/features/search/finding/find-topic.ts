// The topic of a search: of those whose names were typed, or else of all, the one that most of the first tools found belong to.
import type { IndexedEntry, IndexedTopic } from '../search-index.ts'
import { splitWords } from '../split-words.ts'
import { standsAt, stemWord } from './words.ts'

/** What the first results count for a topic that holds them. */
const WEIGHTS = [3, 2, 1]
/** The first result, or the second and third. */
const LEAST_WEIGHT = 3

export type TopicFinder = (query: string, found: readonly IndexedEntry[]) => IndexedTopic | undefined

export function createTopicFinder(topics: readonly IndexedTopic[]): TopicFinder {
  const names = topics.map(({ title, names }) => [title, ...names].map((name) => splitWords(name).map(stemWord)))
  return (query, found) => {
    const typed = splitWords(query).map(stemWord)
    const isTyped = (name: string[]) => name.length > 0 && typed.some((_, at) => standsAt(typed, at, name))
    const named = topics.filter((_, index) => names[index]?.some(isTyped))
    const tools = found.filter(({ kind }) => kind === 'tool').slice(0, WEIGHTS.length)
    const weighed = (named.length > 0 ? named : topics).map((topic) => ({
      topic,
      weight: tools.reduce((sum, { path }, at) => sum + (topic.tools.includes(path) ? (WEIGHTS[at] ?? 0) : 0), 0),
    }))
    const [best] = weighed.toSorted((one, other) => other.weight - one.weight)
    return best !== undefined && (named.length > 0 || best.weight >= LEAST_WEIGHT) ? best.topic : undefined
  }
}
