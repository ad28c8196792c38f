/** Where the index lies. A build puts in the address of the file that it made (`scripts/build/search/search-plugin.ts`). */
export const SEARCH_INDEX_PATH = '/assets/search.json'
