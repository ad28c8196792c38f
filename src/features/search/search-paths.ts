// Where lies what the search fetches. A build puts in the addresses of the files that it made (`scripts/build/search/search-plugin.ts`).
export const SEARCH_INDEX_PATH = '/assets/search.json'
