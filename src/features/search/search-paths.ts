// Where lies what the search fetches. A build puts in the addresses of the files that it made (`scripts/build/search/search-plugin.ts`).
export const SEARCH_INDEX_PATH = '/assets/search.json'
/** A file of its own: a crisis must be heard when the index cannot be had. */
export const CRISIS_TERMS_PATH = '/assets/crisis-terms.json'
