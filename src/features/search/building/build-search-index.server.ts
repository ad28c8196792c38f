// Makes the file that the search of the home page fetches, out of what the features hand in and the editor's words.
import { loadHelpDirectory } from '#src/features/help/help.server.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry, SearchTopic } from '#src/shared/search-entry.ts'
import { compareWordsOf, stemText } from '../finding/words.ts'
import type { IndexedEntry, SearchIndex } from '../search-index.ts'
import { buildDangerIndex } from './build-danger-index.server.ts'
import { joinPhrases, keepTellingPhrases, splitPhrases } from './phrases.server.ts'
import { readDangerWords, readSearchWords } from './search-words.content.server.ts'

/** All that is said under one address. */
interface Place {
  shown: SearchEntry
  /** Found, but not shown: the tool behind a challenge. */
  hidden: SearchEntry[]
}

/**
 * @param entries of all features
 * @param topics of all features
 * @param root another content folder, in tests
 * @throws {ContentError} when the editor's words name an address or a row of help that nothing has
 */
export function buildSearchIndex(
  language: Language,
  entries: readonly SearchEntry[],
  topics: readonly SearchTopic[] = [],
  root?: string,
): SearchIndex {
  compareWordsOf(language)
  const places = gatherPlaces(entries)
  const { data, mistake } = readSearchWords(language, root)
  const stray = Object.keys(data.also).find((path) => !places.some(({ shown }) => shown.path === path))
  if (stray !== undefined) {
    throw mistake(
      ['also', stray],
      `Nothing has the address "${stray}".`,
      'Use the address of a page or of a row of help.',
    )
  }
  const ignored = new Set(stemText(data.ignore))
  return {
    entries: places.map((place) => indexPlace(place, splitPhrases(data.also[place.shown.path] ?? ''), ignored)),
    topics: [...topics],
    ignore: [...ignored].join(' '),
    same: data.same.map(joinPhrases),
    danger: buildDangerIndex(readDangerWords(language, root), loadHelpDirectory(language, root), entries),
  }
}

function gatherPlaces(entries: readonly SearchEntry[]): Place[] {
  return [...Map.groupBy(entries, ({ path }) => path).values()].map((same) => {
    const shown = same.find(({ popularity }) => popularity !== undefined) ?? (same[0] as SearchEntry)
    return { shown, hidden: same.filter((entry) => entry !== shown) }
  })
}

function indexPlace({ shown, hidden }: Place, also: string[], ignored: ReadonlySet<string>): IndexedEntry {
  const { path, kind, title, look, popularity, tags = [] } = shown
  // A challenge's text is matched as it is written.
  const text = popularity === undefined ? firstSentence(shown.text) : shown.text
  const minutes = [shown, ...hidden].find((entry) => entry.minutes !== undefined)?.minutes
  const names = hidden.flatMap((entry) => [entry.title, ...(entry.tags ?? [])])
  // Tags are sent as they are written, so they are not sent twice.
  const written = popularity === undefined ? [] : tags
  const phrases = keepTellingPhrases([...tags, ...names, ...also], [title, ...written], ignored)
  return {
    path,
    kind,
    title,
    text,
    ...(minutes === undefined ? {} : { minutes }),
    ...(look === undefined ? {} : { look }),
    ...(popularity === undefined ? {} : { popularity, tags: written }),
    phrases,
  }
}

/** Enough to choose by, on a phone. */
function firstSentence(text: string): string {
  return /^.*?[.?!]["'”’]?(?=\s|$)/.exec(text)?.[0] ?? text
}
