// The file that the search of the home page fetches: everything that can be found, and the words by which it is. The build makes
// it (`building/build-search-index.server.ts`), so that the page has little left to work out.
import type { Nation } from '#src/shared/nations.ts'
import type { SearchKind, SearchTopic } from '#src/shared/search-entry.ts'

/** Stems with spaces between them. */
type Stems = string
/** Phrases, each of stems, with '|' between them. */
export type Phrases = string

export interface IndexedEntry {
  path: string
  kind: SearchKind
  title: string
  text: string
  minutes?: number
  look?: { scene?: string | undefined; colour: string }
  /** Only a challenge of the home page has one. */
  popularity?: number
  /** The tags of a challenge, as they are written. */
  tags?: readonly string[]
  /** What it is found by beside its title and its text. */
  phrases: Phrases
}

export type IndexedTopic = SearchTopic

export interface CrisisLine {
  name: string
  label: string
  href: string
  /** Absent for all of the UK. */
  nations?: Nation[]
}

/** Words that sound like one sort of danger. */
export interface DangerGroup {
  /** Where it leads: a page for what is happening now, or a row of 'Get help now'. */
  path: string
  /** The first results, whatever else fits. */
  entries: string[]
  /** Lines to ring after 999, the first for a parent's nation is shown; none where only 999 is right. */
  lines: CrisisLine[]
  words: Phrases
  /** Each counts when all of its words are there, in any order and with anything between them; of words with '/' between them any one. */
  together: Phrases
  /** These count alone, or beside another word of danger. */
  alone: Phrases
}

export interface DangerIndex {
  between: Stems
  /** Each a list of words that count as the first of them. */
  alike: Stems[]
  /** Words, not stems, that may have one letter wrong. */
  misspelt: Phrases
  lookAlikes: Phrases
  groups: DangerGroup[]
}

/** The index as it is sent. The crisis terms are sent separately, and first. */
export interface EntryIndex {
  entries: IndexedEntry[]
  topics: IndexedTopic[]
  /** Words that say nothing about what is wanted. */
  ignore: Stems
  /** Each a list of names for one thing. */
  same: Phrases[]
}

/** Everything that can be searched for. */
export interface SearchIndex extends EntryIndex {
  danger: DangerIndex
}

/** Best first. @param first addresses that come before all others */
export type EntryFinder = (query: string, first?: readonly string[]) => IndexedEntry[]
