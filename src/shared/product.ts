// The product's name and language: the one place where they stand.
export const PRODUCT_NAME = 'Handrail'

/** What the weekly newsletter is called. */
export const NEWSLETTER_NAME = 'Saturday Morning Summary'

/** The language of all content and of every date, number and plural, as a BCP 47 tag. */
export const LOCALE = 'en-GB'

/** The folder below `content/` that holds the words of a language. */
export type Language = 'en'
export const DEFAULT_LANGUAGE: Language = 'en'

/** The privacy policy that a consent refers to. */
export const PRIVACY_POLICY_VERSION = '1.0'
