// Names shared by the pages and the service worker. A file of its own, to keep it out of the code that every page loads.

/** What caches of a language's pages are called at their start; the rest says of what and of which version. */
export function cachePrefix(language: string): string {
  return `handrail-${language}-`
}

/** After the prefix: the cache whose being there says that a device has all that can be kept. */
export const WHOLE = 'whole-'

/** What a page tells its service worker once more than the first pages may be fetched. */
export const KEEP_THE_REST = 'keep-the-rest'
