// Where lies what the search fetches. A build puts in the addresses of the files that it made (`scripts/build/search/search-plugin.ts`).
export const SEARCH_INDEX_PATH = '/assets/search.json'
/** Words that sound like danger: a file of their own, so that no tool's words ever compete with them for room. */
export const DANGER_WORDS_PATH = '/assets/danger-words.json'
