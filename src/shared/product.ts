// What the product and its parts are called: the one place where it stands.
export const PRODUCT_NAME = 'Handrail'

/** What the weekly newsletter is called. */
export const NEWSLETTER_NAME = 'Saturday Morning Summary'

/** The privacy policy that a consent refers to. */
export const PRIVACY_POLICY_VERSION = '1.0'

/** What caches of a language's pages are called at their start; the rest says of what and of which version. */
export function cachePrefix(language: string): string {
  return `handrail-${language}-`
}

/** After the prefix: the cache whose being there says that a device has all that can be kept. */
export const WHOLE = 'whole-'

/** What a page tells its service worker once more than the first pages may be fetched (decision 146). */
export const KEEP_THE_REST = 'keep-the-rest'
